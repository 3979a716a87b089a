/** Words that everybody has heard of and somebody has used: what guessers try after the names and the days of the week. Our own list, by where it comes from. */
export const wellKnownWords: readonly string[] = [
  // Bands and singers
  `abba acdc adele aerosmith aliciakeys arcticmonkeys arianagrande avicii backstreetboys beegees beyonce biffyclyro billieeilish billyjoel blackpink blacksabbath blink blur bobdylan bobmarley
  bonjovi boyzone brunomars bryanadams bts camilacabello cher chrisbrown coldplay culture daftpunk davidbowie davidguetta deadmau deeppurple demilovato depechemode direstraits drake dualipa
  duranduran edsheeran eltonjohn elvispresley eminem enya evanescence fallout fatboyslim fiftycent fleetwoodmac foofighters frankocean franksinatra garbage gorillaz guns gunsnroses harrystyles
  hozier imaginedragons ironmaiden janisjoplin jayz jimihendrix jlo johnlennon jonasbrothers joydivision judaspriest justinbieber justintimberlake kanyewest katebush katyperry kendricklamar
  kingsofleon kissarmy korn kraftwerk kylieminogue ladygaga lanadelrey ledzeppelin lennon lewiscapaldi lilwayne limpbizkit linkinpark lizzo madonna mariahcarey marilynmanson marleyboy maroon
  mccartney megadeth metallica michaelbuble michaeljackson mileycyrus morrissey motley motorhead mozart muse mychemicalromance neildiamond nickelback nickiminaj nineinchnails oasis
  onedirection ozzy panicatthedisco pantera paramore pearljam petshopboys pharrell pinkfloyd placebo post postmalone prodigy queenband radiohead rammstein redhotchilipeppers rem rihanna
  rollingstones roxette samsmith selenagomez sepultura sexpistols shakira shania shawnmendes simplyred skrillex slipknot smashingpumpkins smiths snoopdogg snowpatrol spicegirls springsteen
  status steps stereophonics stevie sting stoneroses stormzy systemofadown takethat taylorswift thebeatles theclash thecure thekillers thesmiths thewho thirtyseconds tiesto tinaturner tupac
  twentyonepilots usher vengaboys weezer westlife whitneyhouston wutang zayn zztop`,
  // Films, series and characters
  `alien aliens anakin antman aquaman ariel asterix avengers backtothefuture bambi bartman bartsimpson batgirl batmobile baywatch beetlejuice benten bigbang bighero bilbo blackadder
  blackpanther bladerunner bobthebuilder boxtroll braveheart breakingbad bridgerton bugsbunny buzzlightyear captainamerica catwoman chewbacca chucky coronationstreet corrie cruella daenerys
  daffyduck dangermouse darthvader deadpool deathnote diehard dirtydancing doctorwho donaldduck donniedarko dora dothraki downton dragonball dragonballz dumbledore dumbo elmostreet elsa
  emmerdale ewok familyguy fawltytowers fightclub finding findingnemo firefly flintstone forrestgump frasier freddykrueger friendsforever frodo frozen futurama gameofthrones ghostbusters
  gladiator glee godfather godzilla goku gollum gotham gravityfalls grease gremlin greysanatomy grinch gruffalo guardians hagrid halloween hannibal hansolo harrypotter hellokitty hellraiser
  hermione highlander hogwarts homersimpson hulk hungergames inception indiana indianajones inuyasha ironman jacksparrow jamesbond jasonbourne jaws jedi jedimaster jokerman jonsnow jumanji
  jurassicpark katniss khaleesi kingkong krusty kungfu kungfupanda labyrinth lego legoland legolas lilo lilostitch littlemermaid loki lordoftherings lotr luigi lukeskywalker magneto malfoy
  mandalorian marvel maytheth mickeymouse minion minions minniemouse mordor mowgli mulan mutley mylittlepony narnia nemo neo neverland nightking notebook obiwan obiwankenobi optimus
  optimusprime padme peakyblinders peppapig peterpan pikachu pinkpanther pinocchio pirates pitchperfect pocahontas pooh powerranger powerrangers predator princessleia princesspeach professor
  pulpfiction punisher rambo ratatouille rickandmorty ringo robocop rockyhorror rugrats sailormoon sasuke scarface scooby scoobydoo severus simbalion simpsons skeletor snape sonicx southpark
  spock squidgame startrek stewie stitch strangerthings supergirl superhero supernatural sylvester tarzan teletubbies terminator thanos thegodfather thematrix thesimpsons thomastank thor
  thundercats timelord tomandjerry topgear topgun toystory tron tronlegacy trueblood truman tweetie twilight ultraman vader venom voldemort walkingdead wallace wallander walle westworld
  winniethepooh wolverine wonderwoman xfiles xmen yugioh zootopia`,
  // Games and the net
  `amongus animalcrossing apex apexlegends assassin assassins assassinscreed battlefield battlenet bethesda bigboss bioshock bloodborne borderlands bowser callofduty candycrush castlevania
  civilization clash clashofclans clashroyale coinbase command counterstrike crash crashbandicoot creeper cyberpunk darksouls dayz deadspace diablo digimon discord donkeykong doom dota
  dragonage dreamcast ebay eldenring elderscrolls evony facebook farcry farmville fifa final finalfantasy flappybird fortnite freefire gameboy gamecube gamer gamers gears genshin genshinimpact
  gmail godofwar gta gtasanandreas gtav guildwars habbo halflife halo hearthstone hitman hotmail hotwheels instagram kingdomhearts kirby kratos laracroft league leagueoflegends leeroyjenkins
  lineage linkedin linux macbook macintosh maplestory mariokart masseffect masterchief megaman messenger metalgear metroid microsoft mincraft minecraft mortalkombat msn neopets netflix nokia
  noob overwatch pacman paypal plants playboy playstation pokemongo pubg quake raid residentevil roblox rockstar rockyou runescape samus segamega sims skate skype skyrim snapchat sonic
  sonicthehedgehog spotify spyro stalker starcraft stardew steam streetfighter subway supermario supersonic tekken telegram terraria tetris thesims tibia tiktok tomb tombraider twitch twitter
  unreal valorant videogame warcraft warhammer warzone whatsapp wikipedia witcher worldofwarcraft wow xbox yahoocom youtube zynga`,
  // Clubs and players
  `aberdeen accrington acmilan agueros ajax alanshearer alonso anfield arsenalfc atletico aubameyang bale barca barnet barnsley bayern bayernmunich beckham benfica benzema bhafc birminghamcity
  blackburnrovers blackcats blackpool bluearmy blues bocajuniors bournemouth bradford brentford bristolcity bucks bulls cafc canaries cantona carragher celticfc charlton chelseafc cheltenham
  chicagobulls citizens cowboys coys crewe cristiano cristianoronaldo cruyff crystalpalace dalglish davidbeckham deandre derbycounty dodgers dortmund drogba eriksen evertonfc federer
  fernandotorres feyenoord foxes fulhamfc galatasaray gallas gascoigne gazza georgebest gerrard giants giggs gooner gooners guardiola gunnersaurus harrykane hartlepool hazard hibernian hibs
  hotspur ibrahimovic inter intermilan ipswichtown itfc juventus kaka kaneharry klopp kobe kobebryant kompany lakers lampard lebron lebronjames leedsunited leedsutd leicestercity lfc
  lionelmessi luton lutontown magpies manchestercity manchesterunited mancity manunited manutd maradona marseille mbappe mcfc michaeljordan millwall mufc muhammadali nadal neymar neymarjr nffc
  norwichcity nufc oldham oldtrafford olympiacos packers patriots pele phillies pogba pompey portvale psg puskas qpr raiders rangersfc ravens realmadrid redarmy reds redsox riverplate
  robbiefowler rogerfederer romario ronaldinho rotherham saintsfc salah scholes schumacher scunthorpe senna shearer sheffieldunited sheffieldwednesday shevchenko shrewsbury southend
  stevengerrard stokecity suarez sunderlandafc swindon thfc tigerwoods toon toonarmy torres totteham tottenhamhotspur totti tranmere trent usainbolt vieira villain walsall watfordfc
  waynerooney wembley westbrom westhamunited wolverhamptonwanderers wrexhamafc wycombe ynwa youllneverwalkalone youngboys zidane zlatan`,
  // Names
  `aaliyah abdul abdullah abel adam adams adriana agatha ahmed ahmedkhan aidan aiden aisha alana alberto alejandra alejandro alessandro alex alexa alexia alexis alfred ali alicia alina allan
  allen allison alma alvin alyssa amar amina amir amit ana anastasia anderson andre andreas andres aneta angelica angelina angelo anil anjali ankit annabel annette antoine anton antonia
  antonio anya ariana arjun arlene armando arron arun asha asif astrid aurora ayesha barnaby barnes beatrice beatriz becca begum belinda bell ben benedict benji bennett bernadette bernice
  bertha bethany bettina bianca bill boris brad brendan brent bridget brittany brookes bruno bryony bud caitlin caleb calum camila camilla campbell candice carina carlo carlotta caro carrie
  casey cassandra cassie cecilia cedric celeste celia chantal chapman charlene charley chelsey chiara christina christy ciara cindy clare clarissa clark clarke claude claudio clement cliff
  clifford cody colette colleen collins conor constance cooke cora corey corinne cox cristian cristina curtis cynthia cyril daisymae dale damon dan dana danial danica daniela darius darryl
  davies davis dean deanna deepak deirdre della dermot desiree diego dina dolores dominika don donnie doug drew ebony edmund eduardo edwards edwin elena eli elias elijah elise eliza elliott
  ellis eloise emanuel emil emilia emmet enid enrique erica erik erika ernesto esme estelle eugene eva evan evans eve ewan ezra fabio farah fatima faye federico felipe fergus fernanda finlay
  finn fisher flo floyd foster franco frank franz freya garcia gavin gayle genevieve geoff geoffrey georgina geraldine gerard gerry giovanni giulia gleb glen gonzalez gonzalo gray greta
  griffiths guillermo gustavo guy gwen hall hamza hanna hans harris harvey hassan hector heidi helena helga hernandez hill horace hugh hughes hussain ian ibrahim ida ilona imran ines ingrid
  ira irina iris ismail ivana jacinta jade jan jana jared jarrod javier jenkins jenna jenny jess jessie joaquin jodie johan johanna jon jonas jones jorge jose josie juliana juliette kai kamil
  karim karina karla karolina katarina kath kathy katrina katya kaur kay keeley keira kelvin ken kenny kerri khalid khan kira kirk kirsten klaus kowalski krystal kumar kurt kurtis lara lars
  latoya laurel lauryn leah lee leila lena leonardo leroy levi lexi libby lidia lilian liliana lillian lindsey lionel liz lloyd lopez lorena lorenzo lorna lou lucas lucia luciana lucille
  lucinda luis luisa luka lukas lydia mabel maddie madeleine mae magdalena mahmoud malik manuel manuela marc marcel marcela marcelo marco marek margot mariam mariana marisa marissa marlon
  marta martina martinez martyn mateusz matt mattie maurice maxine mehmet mel melinda melody meredith mervyn michal miguel mikael mike mila mildred milena mills miranda miriam moira mona
  monica moore muriel murray mustafa myra myrtle nadine nasir nat natalia natasha nathaniel neal ned nell nelly nguyen niall nick nicky nikita nikki nikola nikolai nina noel nor norma nowak
  olga ollie omar ophelia orlando osman otto pablo paddy palmer pam paolo pat patel patsy patty pavel pedro percy perez perry pete petra phil philippa phillips phoebe pierre piotr polly powell
  price priya quentin quincy rachael rafael rahman rahul raj ralph ramirez ramon randy raquel raul ravi ray rebekah reece reg regina reginald rene renee reuben rex rhiannon rhys richards
  richardson rick rita robbie roberto roberts robinson robyn rocco rod roderick rodrigo rodriguez rogers rohan ron ronan ronnie rosalie rosalind rosanna ross rowan roy rubyrose rudy russ russo
  sabina sacha sahil said saif salma salman samir samuel sanchez sandeep sandy sanjay santiago santos sara sasha saskia saul schmidt selena serena serge sergei sergio shah sharma shaun shaw
  shawn shay sheena sherry shona sian sid silvia sinead singh skyler solomon sonny sonya soren spencer stan stefan stefano steve stevens sunil susanna susie sven svetlana tabitha talia tamara
  tammy tanya tariq tatiana ted teddie tess tessa thea theo theodore thompson tia tim tobias todd tom tomas toni tricia trish tristan trudy turner uma ursula usman val valentina vasile vaughn
  vic vikram viktor viktoria vince viola vivian vladimir walker walter wanda ward watson webb wilbur wilkinson will wilma wojtek wood wright xander yana yolanda young yuri yusuf yves zac zack
  zainab zara zoltan`,
  // Places
  `africa alabama alaska albania algarve alicante amsterdam andalucia antalya argentina arizona arkansas asia athens auckland australia austria bahamas bali bangkok bangladesh barbados bath
  beijing belgium belgrade benidorm berlin bermuda bogota bolivia bombay brasil bratislava brisbane brussels bucharest budapest buenosaires bulgaria burma cairo calgary california cambridge
  camden canaria cancun capetown caracas caribbean chicago chile cleveland cologne colombia colorado copenhagen cornwall corsica costarica crete croatia cuba cyprus czech dallastexas damascus
  delhi denmark denver detroit doncaster dorset dubai dubrovnik durham ealing eastlondon ecuador essex estonia ethiopia euston fiji finland fortaleza frankfurt geneva ghana gibraltar
  glastonbury gloucester gravesend grimsby guernsey hackney hamburg harlem harrogate havana helsinki himalaya holland hongkong houston hungary ibiza iceland illinois indonesia inverness iran
  iraq israel istanbul jakarta jerusalem johannesburg kabul karachi kenya kiev kosovo kuwait lagos lahore lanzarote lapland lasvegas latvia lebanon lisbon lithuania losangeles luxembourg lyon
  madagascar magaluf maidstone mainz majorca malaga malaysia maldives mallorca malta manhattan margate marrakech marseilles mecca melbourne memphis miami michigan milan milano minnesota minsk
  monaco mongolia montana montenegro montreal morocco moscow mumbai munich myanmar nairobi namibia naples nepal netherlands neworleans newzealand nigeria norfolk northampton norway oklahoma
  oregon oslo ottawa palermo palestine panama paraguay perth peru peterborough philadelphia philippines phuket pittsburgh poland pontefract prague punjab qatar quebec rio riodejaneiro rochdale
  roma romania rome rotterdam rwanda saigon salford sandiego sanfrancisco santorini saopaulo sardinia scarborough seattle senegal serbia seville shanghai sicily singapore skegness slough
  slovakia slovenia solihull southwark srilanka stockholm stpetersburg sudan suffolk sussex switzerland sydney syria tahiti taiwan tanzania tehran telford tenerife tennessee thailand thames
  tibet tokyo toronto torquay tunisia turin uganda ukraine uruguay utah valencia vancouver varna vatican venezia venezuela venice vermont vienna vietnam warsaw warszawa washington wellington
  westminster whitby wisconsin wyoming zagreb zambia zanzibar zimbabwe zurich`,
  // Brands and things with wheels
  `alfaromeo amazon argos armani asda astonmartin astra audiquattro barclays bayliner bigmac bmwm boeing bugatti burberry burgerking cadillac camaro carlsberg casio cessna challenger chevrolet
  chevy citroen clio cocacola cortina cosmo costa coupe dior dodge doritos ducati dunkin durex elcamino escalade fanta fiat focus ford fordfiesta fosters galaxys game ghia gucci haribo
  harleydavidson harrods heineken heinz hilton hummer hyundai ikea impala iphone jackdaniels jagermeister jeep johndeere kawasaki kellogg kfc kodak lada lambo lamborghini landrover lexus lidl
  louisvuitton malibu marksandspencer maserati mastercard mazda mcdonalds mclaren megane mercedesbenz minicooper mitsubishi monsterenergy morrisons motorbike nandos nescafe nespresso nike
  nikeair nissan nutella oreo panasonic passat patek pepsi pepsicola peugeot philips pontiac prada primark pringles puma qashqai raleigh rangerover redbull reebok renault ribena rolex
  rollsroyce saab sainsburys samsunggalaxy scania seat siemens skoda skyline smirnoff sony sonyericsson starbucks subaru superdry suzuki swarovski tesla toblerone triumph twix vans vauxhall
  versace vespa virginmedia vodafone volkswagen vwgolf waitrose walkers weetabix yamahar`,
  // Words of other tongues
  `abcd adios aishiteru alegria alohomora amigo amor amorcito amore amoremio angelito azerty azul bananas bienvenue bisous bkmz bonita bonjour brjyf buenosdias cachorro caramba carino cdtnkfyf
  cfitymrf chiquita chocolat ciao ciaobella cjkysirj contrasena contrasenha corazon coucou cthutq danke dios djkrjlfd doudou dthjybrf escola estrella familia fktrcfylh futbol fyfcnfcbz fylhtq
  gata gatinha gatito gbpltw geheim gfgf gfhjkm ghbdtn ghjcnj gracias guapa hallo haslo hasta hejsan hermosa hola holamundo hoppla hrvatska iloveallah inshallah jesuschrist jetaime jetemg
  jkmuf kamehameha karma kennwort kjdm kochamcie ktyf lacrimosa lfybbk liebe lindo ljvjdjq loulou loveallah lucero lumiere luna maggiemay mahal mamacita mamapapa mamma marhaba mariposa mihijo
  minou misamores moje mojehaslo monamour moncoeur mondieu mot motdepasse munchen muneca musica namaste nfyz ninel nopassword nousnous oberon obrigado ohlala oksana olamundo palabra papillon
  parol parola passe passwort pasword peluche pepito perro pfhfpf playa polska porfavor princesa privet qawsed querida quierote redrum rfnthbyf rhbcnbyf rjnzhf salam salope salut schalke
  schatz schatzi secreto segredo sempre senha serenity sesame siempre silencio slonce sol soleil solnce solnyshko spasibo suerte sunrise supersenha tamere tamo teamo teamobebe teamomucho
  tequiero tequieromucho tesoro tiamo tigre toutou trustnoone valami vfhbyf vfif vfrcbv vfvf vida viva vivalavida vkflbvbh vladik wachtwoord wasser welkom wilkommen willkommen yfcnz yfnfif yfnfkmz zaczek
  zaraza zasranec zvezda`,
  // Beasts, food, weather and the rest
  `aardvark abracadabra absolute adventure airforce airport albatross alcatraz alligator almighty alphabet always amazing ambrosia anaconda anchovy angelface angels anteater apricot armadillo
  armageddon asparagus astronaut atlantis attitude aubergine baboon babylove backpack bagpuss baguette baklava balance bamboo bananasplit banoffee barbecue barracuda basketcase bastards
  bathroom battery beans beautifulday beetle beetroot believe bestfriend bestfriends bigbird bigbrother bigcock bigdick bigfoot birdie birthdays bison bitch bitches blackbelt blackbird
  blackcat blackjack blacksheep blahblah blaster blessing blossoms blowjob blueberry bluebirds blueeyes bluemoon boobies boobs bookworm boomerang booty borussia bottle bramble brandy bravery
  brilliant brownie brownies bubba bubblegum buddha budlight buffalo bullet bullseye bullshit bungalow business butterflies buttface butthead cabbage caesar camping canary candyfloss candyman
  capricorn caramel caribou carnage carnival cashmere cashmoney cassette catfish cathedral cauliflower celery century cereal cha chameleon champagne champions charger charisma chatterbox
  cheater checkers cheeseburger cheesecake cheetah chewie chickens chihuahua children chilli chinchilla chipmunk chocolates chopin chrome cigar cigarette cinema clouds clueless clumsy cobalt
  cocker cockroach cocktail coconuts codered colibri collie columbus comedy community compass concrete confetti confused connect cookbook coolcat coolio coolman corgi corndog cosmos cowgirl
  coyote crackers cranberry creature crimson crocodile crossbow cucumber curry custard cyclops dachshund daddysgirl daisies dalmatian damnit darkangel darkside darkstar deadhead deadman
  deepblue deeznuts delicious delight desire destroyer detective devils dickhead dictator dinosaur dirtbike disaster discover dogfood doghouse dogman dontforget dontknow doomsday dreamland
  dreamteam drowssap dumbass dumpling dynamite earthquake eclipse ecstasy eggplant einstein electricity electron elegance elevator eleven elfqueen empire enigma enterprise eternity everest
  everlasting everlong everyday evil excellent express fairies fairytale falcons fatboy fatcat fatherofthree ferret fireball firefighter firefox fireworks flamingo flapjack flipper floppy
  flounder flyaway footballer footloose forgetit forgotten fortuna forward frankenstein freak freebird freefall freestyle frenchfries fresh friendship frisbee fucker fuckit fuckme fuckthis
  fudge fullmoon galileo gangsta gangster gardener garlic gazelle gemstone gentle gentleman gerbil germanshepherd getmoney ghostrider giggle giggles gingerbread giraffes girlpower girls
  gladiolus glitter gobble godbless goddess godisgood godislove goforit goldeneye goldfinger goldfish goldie goodboy goodday goodgirl goodluck goodmorning goodness goodnight gorilla gossip
  grasshopper gravity greatness greyhound groovy grumpy guacamole guinea guineapig gummybear gymnastics habibi haha hahaha hairball halfmoon hallelujah hamburger handball handsome happyface
  happyfeet hardcore hardrock harvest hateyou hatred headshot heartbreak heartless heavenly heavymetal hellboy hellfire hellyeah hibiscus hippo hippopotamus history hollister homeless homework
  honesty honeybunny honeymoon honeypie honolulu hooligan horizon horney horseshoe hotboy hotchocolate hotgirl hotpink hotrod hotstuff hummingbird hungry hustler hyacinth hydrogen icecube
  iguana imagine immortal indian infamous innocent insanity inspiration invincible invisible jackal jackass jackpot jackrabbit jasmin jellyfish jesusislord jesuslovesme jesussaves jewels
  jigsaw journey joyful juicy junglebook justdoit justme kamikaze karaoke katana kebab ketchup killbill killerbee kingfisher kingpin kisses kissme knockout knuckles labrador ladies lalala
  lalaland larkspur lasagna laughter leather lesbian letmeinnow levski lickme lifeisgood lifesucks lilbit limegreen liquid littleman littleone livelife lizard loser lottery lovebird lovebirds
  loveless lovelife lovesex loveyou luckycharm luckydog lullaby macaroni madhouse madman madness magical magician magpie mahogany mamabear mammoth mandarin maniac manifest mariachi marines
  marshmallow masterkey mastermind mayonnaise meatball meerkat megatron melon memories mercury metallic meteor middle midget milkshake milkyway millennium millionaire mindfreak miracle
  mischief misery mistletoe mockingbird molecule mongoose monkeyboy monkeyman mosquito motherlode motocross motorcycle mountains muffins mulberry musicislife mustard mybaby myfamily mylife
  mylove mymoney mysecret myself mysterious nachos narcissus necromancer needle nevergiveup nevermind newlife newpassword newyear nicegirl nightfall nightingale nightowl nightwing nobody
  nomore nonsense nopass nothing nutcracker nutter oatmeal obsidian ocelot omelette opera orangutan oregano ostrich outlaw oyster package paladin pancake pancakes pandabear pandora papaya
  paprika parsley partytime passcode passport pasta pastry patches peacock peanutbutter peekaboo pelican pencil pendragon pepperoni persian petunias pheasant photography pickle pickles pigeon
  piggy pinball pineapples pinecone pingpong piranha pistachio pistol pitbull platinum platypus playgirl pleasure plumber polarbear pomegranate popcorn popeye popsicle porcupine porkchop porno
  pornstar potatoes pothead prayer pretty primrose problem project prosper psycho pudding puddles pumpkinpie pumpkins punkrock puppies puppylove python quantum quasar quicksilver rabbits
  raccoon radiance rainbows raindrop rainman rainyday ramadan rapture raspberry rasta rastalife rattlesnake ravioli rebel redbird redhead redneck redwine reindeer religion renegade retard
  revenge revolution rhapsody rhinoceros robot rockandroll rocker rocknroll roflcopter rollercoaster romance rottweiler rubberduck rumpelstiltskin runaway salamander samurai sandcastle sandman
  sandwich sapphire sardine satan saturn savage savior saxophone scarecrow scissors scorpio seafood seagull seahorse sensation seventeen sevenup sexy sexybitch sexyboy sexygirl sexylady
  sexything shalom shamrock sheepdog shitface shithead shooter shortstuff showtime silence silverfox simple sinner sixpack skateboard skater skeleton skinny skull skydive skylark slapper
  sleeping slimshady slutty smallville smartass smokeweed smokie smoothie snapdragon snapper sniper snooker snowboard snowdrops snowflakes snowy softball solitude something sorcerer soulmate
  spaghetti spaniel sparkles sparta spartan spartans speaker spearmint spiderweb spinach splash sponge spooky sporting springer springtime stallion starbuck starburst stardust starfire
  starship station steak stinky stonehenge stoner stranger strawberries submarine subzero success suicide summertime sunbeam sundance sunfish sunflowers sunlight sunnyday superb superbad
  superduper superpower surfing swallow sweetness sweettooth swordfish syndicate tadpole tangerine tattoo teamwork tearsofjoy techno teenager teletubby terrier testtest thebest thebomb theboss
  thedude thegreat theking theman theone therock theworld thumper thunderbird thunderbolt tigerlily tigers toaster tomahawk tomcat tomorrow toothbrush tornado tortoise toucan trampoline
  trapper triangle tricky trigger trooper tropical truckdriver trucker trumpets trust trustgod tsunami tuna turnip turquoise turtles twinkle twister typhoon ultimate undertaker unforgiven
  unicorns unlocked unstoppable vacation valhalla valkyrie vampires vanquish vegeta velvet vengeance viking vikings volleyball voyager walnut walrus warlock warlord warriors wasabi waterfall
  waterloo watermelons weasel weed werewolf whale whatsup whatthefuck whocares wicked wildcat wildcats wildfire wildflower windsurf wishbone wolfpack wombat wonderful wonderland woodpecker
  woodstock wrangler xanadu yankee zebras zigzag zinfandel zucchini`,
].flatMap((words) => words.split(/\s+/));
