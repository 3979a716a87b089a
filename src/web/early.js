/* Runs before anything is drawn: a page opened at night does not flash white, and whoever has to sign in sees so at once. */
(({ dataset }) => {
  dataset.mantineColorScheme = localStorage.getItem('colours:device') === 'dark' ? 'dark' : 'light';
  if (sessionStorage.getItem('persist:root') === null && /^\/(login\/?)?$/.test(location.pathname)) dataset.signIn = '';
})(document.documentElement);
