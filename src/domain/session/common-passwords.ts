import { wellKnownWords } from './well-known-words.ts';

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

abby abraham academy adidas agnes airplane aladdin alan albion alfie alisha almond alpha amelia amy anchor andy angus anita anne ant antique apollo
apples aquarius archer aries arnold arrow ashton aston athena atlanta audi autumn ava avatar avocado azure babygirl bacon baker balloon bandit banker
barbie barry basil basket bass beagle beatles beaver bee beer belfast belle benny bernard beth betsy beverley bicycle bigboy bikini billy bingo bird
biscuits bishop black blackburn blade blake blizzard blondie blowme bluebell bluebird bluesky bob bobby bolton bond boo book boots boss boston bowling
boxer boy bracelet brave brazil bread brenda brewster bride bridge bright brighton broccoli brooke brown bruce brutus bryan bubble budgie bug bull
bulldog bunny burger burnley burton butter button cactus cadbury cake calvin camel camera camp canada cancer candle canterbury car caravan cardinal
carl carla carlos carmen carol carpet carrot cars carter castle cat cathy cats chair champ chance chanel chantelle chaos charity charmed cheddar
cheeky chef chelsea1 cheryl chess chestnut cheyenne china chip chips chloe choco chopper chubby chuck cinderella cinnamon city clara clarence classic
clinton clive clover cobra coconut colin college colour comet concord condor connie control cookies cooper copper coral corona cottage country
courtney coventry cow cracker craig crazy creative cricket crown cruise cuddles cupcake curly cute cutie cyclone daffodil dakota damian dance dancer
dancing danger danny daphne darkness darren dave dawn debbie deborah december delta denise dennis derby derek desmond destiny devil devon diana diane
dick digger dingdong disco disney diver doggie doggy dogs dollar dolly dominic donkey donna donut doreen doris double douglas dragonfly dream dreams
driver drummer duck dudley duke duncan dundee dylan eagles earth eastenders eddie edgar edith egypt eileen elaine electric element elisabeth ella
ellen elliot elmo elsie elvis emerald emerson emmanuel energy enter eric erin ernest escort estate esther ethan europe evelyn evie excalibur exeter
explorer extreme fabulous fairy faith falcon fallen fantastic farmer fashion felicity felix fender fernando festival fiesta fiona fire firebird
fireman fish flash fleur flora florence florida flowers fluffy flying forest fox foxtrot france frances franklin fred free frog froggy frosty fruit
fulham funky funny future galaxy gandalf garden garfield gary gemma genesis georgia gerald germany ghost giant gillian giraffe gizmo gladys glenn
gloria goat goblin golf goose gorgeous grandad grandpa grape grapefruit grapes grass greece greenday griffin guardian guinness gymnast hamish hamlet
hammer hammers hamster happiness happyday harmony harold harrier harriet hawaii hayley hazel health heart hearts hedgehog helen helicopter henry
herbert hercules hero hidden highland hilary hobbit holly hollywood homer honda honey honeybee hooper hope horse horses hotdog howard huddersfield
hudson hugo hull hurricane icecream igloo imogen indigo infinity ipswich ireland irene irish isaac isabel isabelle isla island italy ivan ivy jack
jackie jacob jacqueline jaguar jake jamaica james jamie jane janet janice january japan jason jay jayden jazz jean jelly jellybean jeremy jerry jersey
jesse jill jim jimmy joan joanna joanne joe joel john johnson jojo joker jokes josephine joyce juan jubilee judith judy juice julia julian julie
juliet juniper jupiter justice kangaroo karate karl kate katherine kathleen kayla kayleigh keith kenneth kent kerry kieran kim king kingdom kirsty
kiss knight koala kyle lady ladybird lancashire lancaster larry laura laurence lavender lawrence leanne legend lemon lemonade lenny leo leon leonard
leopard lesley leslie lester lewis liberty lightning lilac linda lindsay lion lionking lisa lizzie llama lobster logan lola lollipop lorraine lottie
louis louise lovebug luke lynn mackenzie madison madrid magic magnet magnolia malcolm mandy mango marathon marcus margarita marigold marilyn marina
marjorie marlboro marlene marmalade marmite mars marshall martha marvin mason matilda maureen mavis max maximus may meadow medusa melanie mermaid
mersey messi metal mexico mia michaela middlesbrough miles milly milo minnie mister mitchell mittens mohammed moon moonlight morris moses motorola
mouse muhammad muppet mushroom mystery nadia nan nanny naomi nature naughty neil nelson neptune nevada newport newyork nigel nightmare ninja nintendo
nirvana noah noodle noodles nora normal norman northern norwich nottingham nursing nutmeg ocean octopus olive omega onion opensesame operator orchard
orchid oscar otter owen owl oxygen paddington paige pamela panda panther paradise paris parker parrot passion pastor patience patricia paul paula
pauline peace peach pearl pebbles peggy penelope penguin penny perfect petal petunia phantom philip phillip phyllis piano picasso piglet pineapple
pink pinky pirate pixie pizza planet plymouth poker polo poodle poppet poppies porsche portsmouth portugal potato potter power preston priscilla
promise protect puddle puffin puppy pyramid quality queenie racing radio raven raymond reading reality red redrose reggie rhino rhubarb ricardo
richard ricky riley ring river riversid rob roberta rocket rodney roger roland roman romeo ronald rory rosa rose rosebud rosemary roses rover roxanne
roxy royal ruby rugby rupert russia ruth ryan sabrina sadie saffron sailor saint saints sally salmon salvador sam sausage savannah scarlett scott
scottish scrabble sean sebastian shakespeare shane shark sharon sheep sheila shelby sheldon shelley sherlock shirley shortcake shrek sidney sienna
sierra simba simpson skittles skyblue skye skywalker slayer slipper smile smiles smiley smith smoke smooth snake snickers snow snowdrop snowflake
snowman snowwhite socks sofia soldier somerset sonia southampton spain spanish sparkle sparrow special speedy spirit spitfire spongebob spurs squirrel
stacey star starfish stargate stars steelers steph stephen stewart sticky stockport stoke stone storm stormy stripes stuart student studio sue sugar
sullivan sunset super surfer surrey susan suzanne swansea sweden sweet sweetpea sylvia tango tara tardis target taurus tea teapot tequila teresa terry
tesco texas thanks thistle tiddles timothy tina tinker titanic toby toffee tomato tommy tony topcat topsecret toyota tracey tractor tracy trains
transformer travel treacle treasure trevor trouble truelove trumpet tulip turkey tyler tyrone ulster umbrella unicorn universe valerie vampire vanilla
vegas venus vera vernon veronica vicky victor vincent violet viper virgin virgo vodka volcano volvo wanderer warren warwick water watermelon watford
wayne weather welsh wendy wesley western whiskey whisky white wigan wild wilfred wilson wimbledon windmill window wings winnie winston wisdom witch
wolf wolfgang wolverhampton wonder woodland woody worcester world wrexham xavier yahoo yasmin yellowstone yoda yogi york yvonne zebra zelda zeppelin
zoe zombie zorro
`;

export const stems: ReadonlySet<string> = new Set([...words.trim().split(/\s+/), ...wellKnownWords]);

/** What people put before and behind such a word when they are asked for a longer one. */
const before = ['my', 'the', 'ilove', 'love', 'super', 'big', 'little', 'mr', 'iam', 'hello'];
const behind = ['s', 'y', 'er', 'fc', 'man', 'boy', 'girl', 'lover', 'fan', 'love', 'rocks', 'rules', 'forever'];

export const longestWord =
  Math.max(...[...stems].map((word) => word.length)) + Math.max(...[...before, ...behind].map((part) => part.length));

export const isCommonWord = (word: string): boolean =>
  stems.has(word) ||
  before.some((start) => word.startsWith(start) && stems.has(word.slice(start.length))) ||
  behind.some((end) => word.endsWith(end) && stems.has(word.slice(0, -end.length)));

/** The runs that fingers know: digits, the alphabet, the rows of a keyboard and its slanting columns. */
export const fingerRuns: readonly string[] = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  '!"£$%^&*()_+',
  '!@#$%^&*()_+',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'zaq12wsxcde34rfvbgt5',
  'azertyuiop',
];
