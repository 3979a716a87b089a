/** Sentences that everybody knows, and that guessers therefore try whole. */
const phrases = `
correct horse battery staple
live laugh love
to be or not to be
may the force be with you
i am your father
winter is coming
valar morghulis
you shall not pass
my precious
one ring to rule them all
not all those who wander are lost
to infinity and beyond
hakuna matata
let it go
just keep swimming
open sesame
hocus pocus
expecto patronum
avada kedavra
wingardium leviosa
elementary my dear watson
houston we have a problem
life is like a box of chocolates
run forrest run
ill be back
hasta la vista baby
here is johnny
say hello to my little friend
frankly my dear i dont give a damn
you talking to me
show me the money
may the odds be ever in your favor
keep calm and carry on
god save the queen
god save the king
in god we trust
the lord is my shepherd
our father who art in heaven
for god so loved the world
jesus is my saviour
jesus christ is lord
all you need is love
yellow submarine
lucy in the sky with diamonds
here comes the sun
strawberry fields forever
stairway to heaven
highway to hell
bohemian rhapsody
we will rock you
we are the champions
dont stop believing
dont stop me now
sweet child of mine
smells like teen spirit
enter sandman
nothing else matters
hotel california
another brick in the wall
wish you were here
dark side of the moon
purple rain
billie jean
thriller
dancing queen
mamma mia
never gonna give you up
wake me up before you go go
come as you are
wonderwall
dont look back in anger
you will never walk alone
glory glory man united
blue moon rising
its coming home
three lions on a shirt
football is coming home
once upon a time
happily ever after
the quick brown fox jumps over the lazy dog
lorem ipsum dolor sit amet
twinkle twinkle little star
mary had a little lamb
humpty dumpty sat on a wall
row row row your boat
baa baa black sheep
jack and jill
london bridge is falling down
ring a ring of roses
roses are red violets are blue
an apple a day keeps the doctor away
practice makes perfect
time is money
knowledge is power
carpe diem
seize the day
no pain no gain
never give up
dream big
follow your dreams
think different
just do it
because you are worth it
im loving it
every little helps
have a break have a kitkat
snap crackle and pop
where is the beef
what the hell
what the fuck
who let the dogs out
i dont know
i dont care
i forgot my password
i can not remember
let me in please
open the door
change this now
this is my password
my password is password
the password is
no password here
enter password here
password for work
work password
home password
new password please
temporary password
secret password
i hate passwords
i hate this job
i hate mondays
thank god its friday
home sweet home
there is no place like home
care home
nursing home
happy birthday to you
merry christmas
happy new year
trick or treat
i want to believe
the truth is out there
beam me up scotty
live long and prosper
resistance is futile
so say we all
so long and thanks for all the fish
dont panic
the answer is forty two
exterminate
bazinga
how you doing
we were on a break
thats what she said
did i do that
yabba dabba doo
cowabunga
eat my shorts
its a trap
all your base are belong to us
the cake is a lie
war never changes
would you kindly
praise the sun
do a barrel roll
its dangerous to go alone
gotta catch em all
the princess is in another castle
finish him
game over
hello world
hello kitty
hello dolly
good morning vietnam
good night and good luck
`;

export const wellKnownPhrases: ReadonlySet<string> = new Set(
  phrases
    .trim()
    .split('\n')
    .map((phrase) => phrase.replaceAll(' ', '')),
);

/** The small words that turn one common word into a sentence, and add nothing that a guesser would not. */
export const everydayWords: ReadonlySet<string> = new Set(
  `
a about again all always am an and another are as at baby back bad be because best better big boy but by bye can cat come cool crazy cute day dear do does dog done dont down eat ever every
first for forever from fun get girl give go god going gonna good great guy hard hate have he her here hey hi him his hot how i if im in is it its just keep kids know last laugh let life
like little live lives long look love loves lot man many me mine more much my need never new nice night no not now number of off oh ok old on one only open our out over own play please
rock rocks rule rules run said say see she sexy shit so some stay stop suck sucks sweet take than that the them then there these they thing think this three time to today together too top
true try turn two u up ur us very wanna want was way we what when where who why will win wish with woman yes you your yours
`
    .trim()
    .split(/\s+/),
);
