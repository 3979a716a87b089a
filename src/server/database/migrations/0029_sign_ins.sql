-- From which devices somebody has signed in, of all that they have ever done.
create index user_history_login_by_hand on user_history ("user", at desc) where action = 'login';
