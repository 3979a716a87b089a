/**
 * The words that head every list of stolen passwords, and those a home would think of first. A password that is
 * one or two of them with digits around, however spelled, is among the first a guesser tries.
 */
const words = `
aaron abcdef abigail access account action admin administrator adrian albert alexander alexandra alice alison amanda amber
america amigos andrea andrew android angel angela animal anna annie anthony apple april archie arsenal arthur ashley asshole
audrey august austin autumn awesome baby badger bailey banana barbara barcelona barney baseball basketball bastard batman beach
bear beautiful becky bella benjamin bentley betty bigdaddy birmingham birthday biscuit blessed blink182 blossom blue bonnie
boomer bradley brandon breakfast brian bristol britain brooklyn brother bubbles buddy buster butterfly buttercup cameron candy
captain cardiff care carehome carer caroline carolina casper catherine celtic champion change changeme charles charlie charlotte
cheese chelsea cherry chester chicken chocolate chris christian christine christmas christopher claire claudia coffee computer
connor cookie corvette cowboy cream crystal daddy daisy dallas daniel danielle darling database david dead default demo
depeche dexter diamond dolphin donald dorothy doctor dragon dreamer dublin eagle easter edinburgh edward eleanor elephant elizabeth
ellie emily emma england everton family fantasy father february ferrari fishing flower football forever fortune francis
frankie freddie freedom friday friend friends fuckoff fuckyou gabriel gateway george gemini ginger glasgow goalkeeper golden golfer
google gordon grace graham grandma granny green gregory guest guitar gunners hannah happy harley harrison harry hearth heather heaven
hello helpme hockey holiday home hospital house hunter iceman iloveu iloveyou india internet isabella jackson jasmine jasper
jennifer jessica jesus johnny jonathan jordan joseph joshua july june junior justin karen kathryn katie kelly kevin killer
kimberly kitten kitty ladybug lauren leeds letmein leicester liam lillie lily lincoln little liverpool london lovely lover loveme
love lucky lucy maggie manager manchester march margaret maria marie marine mario mark martin mary master matrix matthew
maverick maxwell megan melissa mercedes merlin michael michelle mickey midnight millie million molly monday money monkey monster
morgan mother mountain muffin mummy murphy music mustang myspace natalie naruto nathan network newcastle nicholas nicole nicola november
nurse october office oliver olivia orange oxford pa55word pa55w0rd pakistan pass passw0rd passphrase password patrick peaches peanut
pepper people personal peter phoenix player please poohbear pokemon police poppy precious prince princess private pumpkin purple
pussy qazwsx queen qwerty rabbit rachel rainbow rangers rebecca reddevil redwings remember resident residents robert robin rocky
ronaldo rooney rosie runner russell samantha sammy samson samsung sandra sarah saturday scarlet school scooter scorpion scotland
secret secure security senior september service shadow shannon sheffield shopping silver simone simon single sister smokey snoopy
snowball soccer sophia sophie spanner spider spiderman spring sparky staff stanley starlight starwars stella stephanie steven
sunderland strawberry stupid suckit summer sunday sunflower sunny sunshine superman superstar support supersecret sweetheart sweetie swimming system taylor
teacher team teddy teddybear temp temporary tennis test testing thankyou theresa thomas thunder thursday tiffany tigger tiger tinkerbell
tottenham trinity trustno trustme tuesday turtle tweety united unknown user valentine vanessa victoria victory villa virginia wales warrior
wednesday weekend welcome wednesday westham whatever william williams willow windows winner winter wizard wolves woofwoof work worker wrestling
yamaha yankees yellow yesterday yorkshire zachary zxcvbn
`;

export const commonWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

/** The runs that fingers know: digits, the alphabet, the rows of a keyboard and its slanting columns. */
export const fingerRuns: readonly string[] = [
  '01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop[]', 'asdfghjkl;', 'zxcvbnm,./', '!"£$%^&*()_+', '!@#$%^&*()_+',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/', 'qazwsxedcrfvtgbyhnujmikolp', '1q2w3e4r5t6y7u8i9o0p', 'q1w2e3r4t5y6u7i8o9p0', 'zaq12wsxcde34rfvbgt5', 'azertyuiop',
];
