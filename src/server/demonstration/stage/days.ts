/** What fills someone's day: each finishes a sentence that begins with the name, and fits the time at which it is told. */
interface StageDays {
  readonly mornings: readonly string[];
  readonly afternoons: readonly string[];
  readonly evenings: readonly string[];
}

/** By first and last name. */
export const days: Readonly<Record<string, StageDays>> = {
  'Desmond Clarke': {
    mornings: [
      'ticked off the first three things on his list before ten',
      'walked to the paper shop and back with the stick',
      'had porridge with nutmeg and read us the cricket page',
      'hummed through the washing-up',
    ],
    afternoons: [
      'beat two of the others at dominoes and kept the score sheet as proof',
      'sorted the old records by label',
      'did a slow lap of the garden with Blessing',
      'sang along to Janet Kay while drying up',
    ],
    evenings: [
      'watched the cricket highlights with his feet up',
      'rang Pearl and passed on her love',
      'had his headphones on and his eyes shut',
    ],
  },
  'Denise Clarke': {
    mornings: [
      'had the coffee on before anybody else was down',
      'set off for the furniture project with her brushes in a carrier bag',
      'labelled the herb pots in the kitchen window',
      'went round the charity shops and came back with a lampshade for a pound',
    ],
    afternoons: [
      'put a second coat of teal on the bedside table',
      'sanded two chairs in the yard with a scarf on',
      'filled a bag for charity and only took one thing out again',
      'mended the drawer in the office without being asked',
    ],
    evenings: [
      'rang Chloe and put her on speaker to say hello',
      'danced to Motown while the oven heated',
      'wrote a list for tomorrow and stopped at five things',
    ],
  },
  'Aisha Rahman': {
    mornings: [
      'watered the tomatoes before anyone was up',
      'rested until ten and came down when it was quiet',
      'counted goldfinches at the feeder',
      'swept the step outside her window',
    ],
    afternoons: [
      'drew the blackbird that nests by the shed',
      'finished a row of the mehndi pattern she is designing',
      'looked through a textile prospectus and folded down two pages',
      'had tea in the kitchen while it was empty',
    ],
    evenings: [
      'listened to a recitation with the door ajar',
      'watched a gardening programme from the end of the sofa',
      'asked who was on tonight and nodded',
    ],
  },
  'Colin Baptiste': {
    mornings: [
      'came down late and had tea in the shelter first',
      'walked to the library with a stop at the bench',
      'carried the shopping in from the car',
      'read two chapters in the sun by the back door',
    ],
    afternoons: [
      'hit a hundred and forty on the board in the games room',
      'returned three crime novels and took out two',
      'sat out with the match on the radio',
      'explained the offside rule with salt and pepper pots',
    ],
    evenings: [
      'threw arrows with Callum until nine',
      'watched the football and groaned at the right moments',
      'had a roll-up outside and talked about type',
    ],
  },
  'Margaret Osei': {
    mornings: [
      'read her Bible at seven and was dressed by nine',
      'had her bath and told us how it used to be done on the wards',
      'went to chapel in the good hat',
      'shelled peas at the table',
    ],
    afternoons: [
      'baked a tray of ginger biscuits and labelled a tin for the night staff',
      'watched Bargain Hunt and guessed every price',
      'taught Callum the second verse of her favourite hymn',
      'folded a whole basket of tea towels',
    ],
    evenings: [
      'sang one hymn in the lounge and two people joined in',
      'rang Kwame, who was at work, and left a long message',
      'had warm milk with honey and went up early',
    ],
  },
  'Robin Hale': {
    mornings: [
      'got up at half past eleven and said so before anyone else could',
      'did their laundry and hung it by colour',
      'caught the early bus to college for once',
      'wrote a note about tomorrow’s change and signed it',
    ],
    afternoons: [
      'finished mixing a track with rain recorded from the fire escape',
      'went to college by bus on their own',
      'made a playlist for the lounge that nobody complained about',
      'spent an hour in the quiet room with the synth book',
    ],
    evenings: [
      'won the board game and apologised to everyone',
      'saw the fox by the bins and wrote it in the wildlife log',
      'had stroganoff from the warming drawer',
    ],
  },
  'Graham Tench': {
    mornings: [
      'earthed up the leeks and brought in three for soup',
      'read the board twice and got on with it',
      'sharpened the hoe with Derek',
      'walked to plot twelve and was back when the board said',
    ],
    afternoons: [
      'napped until half past two and was clearer for it',
      'wrote up the planting plan on the board',
      'swapped seeds with the man on plot nine',
      'peeled potatoes for twelve without losing count',
    ],
    evenings: [
      'polished the cornet though he would not be drawn on playing it',
      'listened to a brass band concert with his eyes shut',
      'watched a fishing programme and named the fly',
    ],
  },
  'Nadia Petrova': {
    mornings: [
      'beat Gareth at chess in twenty-two moves',
      'went to English class with her homework done',
      'read the homework aloud over breakfast',
      'embroidered by the window until eleven',
    ],
    afternoons: [
      'made banitsa with Maggie',
      'finished the border of the sunflower cloth',
      'walked to the shop for tomatoes and reported the price',
      'helped Mo with long division',
    ],
    evenings: [
      'spoke with Dimitar at seven as always',
      'sang a folk song while setting the table',
      'set a chess problem on the hall table for the night staff',
    ],
  },
  'Terence Boyle': {
    mornings: [
      'had the radio on at six and the paper by nine',
      'polished his shoes for Sunday',
      'shaved at the window with the wireless going',
      'went to Mass with the minibus',
    ],
    afternoons: [
      'picked two winners at Wetherby, on paper',
      'gave advice on the roses from the garden seat',
      'turned the compost a forkful at a time',
      'listened to the racing results with a pencil behind the ear',
    ],
    evenings: [
      'said the rosary in his chair',
      'had a ballad programme on low and was asleep by nine',
      'told Stacey about the M62 in the snow',
    ],
  },
  'Jasper Whitlock': {
    mornings: [
      'was up at the second knock and showered',
      'went to the wall and topped the blue route',
      'rewired a plug under Derek’s eye',
      'went to the gym and back by bus',
    ],
    afternoons: [
      'walked Tyson round the tarn with Karen',
      'rang his tutor about January',
      'fixed the hinge on the games room door',
      'washed the house car and found a pound',
    ],
    evenings: [
      'cooked fajitas for seven and timed it well',
      'planned the week on the whiteboard',
      'watched a cooking show and took notes',
    ],
  },
  'Winifred Adcock': {
    mornings: [
      'solved all but two of the cryptic before ten',
      'listened to Radio 4 with her knitting',
      'chose three newspapers to let go and carried them down herself',
      'had a cheese scone with clue fourteen across',
    ],
    afternoons: [
      'catalogued the lounge bookshelf',
      'lent Colin a Rankin with a warning about the ending',
      'walked the clear path with Moira and the measuring stick',
      'wrote to the Yorkshire Post about an apostrophe',
    ],
    evenings: [
      'listened to the play on Radio 4',
      'had an early supper and kept the radio for company',
      'sorted one drawer for twenty minutes by the timer',
    ],
  },
  'Mohammed Iqbal': {
    mornings: [
      'rowed five kilometres and wrote the time on the chart',
      'was at the gym by nine',
      'had karak chai and read last week’s notes',
      'cleaned his room with the radio on',
    ],
    afternoons: [
      'went to Friday prayers and came back with sweets to share',
      'read his own notes with Blessing and added a comment',
      'played cricket in the yard with a tennis ball',
      'asked the food bank about volunteering',
    ],
    evenings: [
      'cooked biryani and washed up every pan',
      'watched a film about the moons of Jupiter',
      'rang Shabana at six and texted that he was in',
    ],
  },
  'Ronan Kelly': {
    mornings: [
      'was out at the kitchen project by eight',
      'batch-cooked for his freezer with a list on the door',
      'practised the bus route to the new flat',
      'measured the flat for a spice rack',
    ],
    afternoons: [
      'scored twice at five-a-side',
      'paid his first deposit for the flat',
      'ran round the park in the rain',
      'planned a week of meals to a budget',
    ],
    evenings: [
      'made shakshuka for whoever was in',
      'listened to a podcast on the back step',
      'packed one box and labelled it on four sides',
    ],
  },
  'Janet Thorpe': {
    mornings: [
      'chose the yellow cardigan by pointing',
      'had a hand massage and held on for a second one',
      'hummed all the way through breakfast',
      'washed her own face with the warm flannel',
    ],
    afternoons: [
      'rode the number 50 to the end of the line and back',
      'sang the whole of Edelweiss with Emily on her lap',
      'sat by Peter in the garden, both of them quiet',
      'looked at the bus book and stopped at every yellow one',
    ],
    evenings: [
      'signed “friend” when Peter sat down',
      'watched The Sound of Music up to the goatherd',
      'had her bath with Emily on the chair',
    ],
  },
  'Peter Lyle': {
    mornings: [
      'watered every tray at the garden centre before ten',
      'was at the gate for his lift twenty minutes early',
      'counted his wages into the tin and got it right',
      'polished his badge and showed us',
    ],
    afternoons: [
      'spotted two Class 158s and wrote down both numbers',
      'folded the sheets with corners like envelopes',
      'planted up three tubs for the front',
      'told the new driver the best way to the station',
    ],
    evenings: [
      'sat with Janet through Emmerdale and held Emily for her',
      'had one digestive, chosen slowly',
      'read the timetable for Saturday aloud',
    ],
  },
  'Simon Achebe': {
    mornings: [
      'used the picture strip to ask for the trampoline',
      'watched the washing machine finish and clapped',
      'had three rides of the lift at the pool before he would go in',
      'bounced until the timer rang and got off by himself',
    ],
    afternoons: [
      'swam for forty minutes and would gladly have stayed',
      'walked the canal path with two staff and stopped at every lock',
      'spun the top until it slept',
      'led us to the beck and stood in it',
    ],
    evenings: [
      'called his mum and touched the screen',
      'ate jollof sitting down for the whole plate',
      'sat in the dim room with the bubble tube',
    ],
  },
  'Marlon Reid': {
    mornings: [
      'told the one about the parrot to the physio',
      'did his stretches without being asked',
      'directed the whole hoist himself and said “go on”',
      'was off to the day centre with a new joke',
    ],
    afternoons: [
      'drove round the block in under nine minutes',
      'picked the music for the minibus',
      'raced Peter’s trolley in the yard and won',
      'planned a new horn for the chair with Derek',
    ],
    evenings: [
      'watched the wrestling with commentary of his own',
      'had reggae on and his feet going',
      'talked about his gran’s kitchen',
    ],
  },
  'Kavita Desai': {
    mornings: [
      'checked the EpiPen bag against the list by herself',
      'was ready for college with two plaits',
      'told us who was on today before we told her',
      'did box breathing through a clap of thunder',
    ],
    afternoons: [
      'came home from college with a certificate',
      'painted her nails orange for the weekend',
      'made rotli with her mum on a video call',
      'lit the electric lamp for Ganesh',
    ],
    evenings: [
      'taught Mei the steps to a new song',
      'danced on Friday until the bus came',
      'watched the cousin’s wedding video again and named everyone',
    ],
  },
  'Bethan Rowlands': {
    mornings: [
      'walked three laps after breakfast and logged them',
      'put a new gold star on the wall',
      'did the sugar clinic with a glitter pen in hand',
      'finished the edge of a thousand-piece harbour',
    ],
    afternoons: [
      'met Tom at the café with Kieran two tables away',
      'walked her laps after dinner in the drizzle',
      'found eleven pieces of sky',
      'wrote a card to Tom and used four colours',
    ],
    evenings: [
      'explained the line-out to everyone in the lounge',
      'had stir-fry at half past five on the dot',
      'planned Tenby with a map',
    ],
  },
  'Arthur Pemberton': {
    mornings: [
      'stood from the chair on the count without a hand',
      'had toast and marmalade, thick cut',
      'told Doreen’s photograph what day it was',
      'walked to the conservatory with two stops',
    ],
    afternoons: [
      'got the branch line running again with a drop of oil',
      'painted a signal box no bigger than a matchbox',
      'ran the 3.15 goods four minutes late and announced it',
      'fed next door’s budgies with Josie',
    ],
    evenings: [
      'watched The Dam Busters and saluted at the end',
      'told Doreen’s photograph about the day',
      'had shepherd’s pie with the buttonhook tucked behind his ear',
    ],
  },
  'Leanne Foster': {
    mornings: [
      'moved her card to green before breakfast',
      'groomed Pepper at the stables and picked out all four hooves',
      'made a shopping list for slime and costed it',
      'had toast at the table for two',
    ],
    afternoons: [
      'baked brownies and offered the first to Simon',
      'made a batch of glitter slime',
      'walked round the block with ear defenders on',
      'drew Pepper from memory with the right white sock',
    ],
    evenings: [
      'said the bedtime words with Yusuf and settled',
      'sang a whole album in order',
      'showed the card, amber, and came back to green by herself',
    ],
  },
  'Edith Marlowe': {
    mornings: [
      'sorted her handbag and found the lost button',
      'had lipstick on before breakfast',
      'unpicked a hem just to see if she still could',
      'danced with Victor from the lounge to the dining room',
    ],
    afternoons: [
      'hummed along to a Fred Astaire film',
      'had tea in the china cup with Anna',
      'folded napkins into fans',
      'walked the garden twice on somebody’s arm',
    ],
    evenings: [
      'was restless at dusk and better with the lamps on',
      'told the one about the Mecca and the missed tram',
      'had her handbag on her knee until bedtime',
    ],
  },
  'Walter Pryce': {
    mornings: [
      'was up with the birds and had two breakfasts',
      'rang the changes on the table with two spoons',
      'checked the joints on the bookcase and approved',
      'dressed himself in the right order',
    ],
    afternoons: [
      'walked to the window for the bells with the frame',
      'watched Leeds Rhinos with a scarf on',
      'sanded a spoon for the activities table',
      'napped and woke asking for the score',
    ],
    evenings: [
      'listened to handbells on the tablet',
      'drank his pint of water and said “cheers”',
      'played skittles in the lounge and kept the score',
    ],
  },
  'Joan Hughes': {
    mornings: [
      'had her hands in warm wax at ten',
      'dictated a letter to the council about the kerb',
      'listened to two chapters before lunch',
      'identified three of us by our shoes',
    ],
    afternoons: [
      'won the raffle and gave the prize to Owen',
      'played cards with the large-print pack',
      'solved the murder two chapters early',
      'told the student how magistrates really decide',
    ],
    evenings: [
      'had a small gin and tonic at seven',
      'started a new talking book and approved of the voice',
      'gossiped with Olive behind a hand',
    ],
  },
  'Joan Harris': {
    mornings: [
      'laid every table for lunch with the forks the right way',
      'told us how to stretch mince for thirty',
      'peeled carrots until there were no more',
      'walked twice round the garden before ten',
    ],
    afternoons: [
      'walked to the gate with Imran at twenty past three and back the long way',
      'rocked the doll’s pram and sang',
      'folded tea towels while waiting for the children',
      'buttered bread for tea, both sides by accident',
    ],
    evenings: [
      'was settled by four and slept in the chair after supper',
      'sang two hymns with Grace',
      'said good night to everybody twice',
    ],
  },
  'George Whitfield': {
    mornings: [
      'counted eleven mallards on the weir',
      'did the breathing exercises twice',
      'sat up by nine with the window open',
      'had stewed plums and half a slice',
    ],
    afternoons: [
      'read the signal box diagram to Owen',
      'watched for dippers until three',
      'slept upright with the fan on',
      'did the bell code for “train entering section” on the cup',
    ],
    evenings: [
      'had a nip of brandy and one spoon of soup',
      'listened to brass on the radio',
      'was breathless at nine, better after the fan and a hand',
    ],
  },
  'Agnes McBride': {
    mornings: [
      'used the yes card to choose the blue blouse',
      'had her hair set and admired it at length',
      'sat out from ten with her rings on',
      'held the spoon herself for half of breakfast',
    ],
    afternoons: [
      'tapped time to Jimmy Shand',
      'listened to the service on the radio and wept a little',
      'raised an eyebrow at the quiz answers',
      'looked through the Largs postcards with Anna',
    ],
    evenings: [
      'had rice pudding, all of it',
      'watched the news with her own opinion of it',
      'was settled on her left side with the pillow',
    ],
  },
  'Harold Stubbs': {
    mornings: [
      'was stiff until his tablets, then walked to breakfast',
      'named every whippet from the photograph',
      'shaved himself in the good hour',
      'graded the wool in the craft box',
    ],
    afternoons: [
      'walked the corridor with Brenda on his arm',
      'stroked the dog that visits, the real one',
      'potted a long red in slow motion',
      'had fish and chips and left the vinegar',
    ],
    evenings: [
      'watched snooker with the sound down',
      'asked us to let the dog out, and we did, so to speak',
      'was settled early with the lamp on',
    ],
  },
  'Ivy Rawcliffe': {
    mornings: [
      'had breakfast in bed and gave the crust to the sparrows',
      'was up at eleven in her warm shawl',
      'looked through the Coronation album',
      'had three bites and declared it plenty',
    ],
    afternoons: [
      'fed the sparrows from the sill',
      'held the baby when her great-great-grandson visited',
      'counted nineteen sparrows and one thief',
      'slept in the chair with her mouth open and her hair neat',
    ],
    evenings: [
      'stayed up for the whole of the quiz',
      'had a chocolate lime for supper',
      'told us about the mill hooter',
    ],
  },
  'Cyril Danby': {
    mornings: [
      'mounted a page of Penny Reds',
      'corrected the menu’s French',
      'took Earl Grey at nine and at eleven',
      'bathed in private and rang when he was decent',
    ],
    afternoons: [
      'helped Jasmine with her daughter’s Latin',
      'listened to the whole of Act One',
      'wrote to the philatelic society',
      'walked to the dining room with his stick and a quotation',
    ],
    evenings: [
      'had a glass of claret, which he trusts was counted',
      'finished the crossword but for the anagram',
      'argued with Sheila about the ablative',
    ],
  },
  'Olive Banks': {
    mornings: [
      'led grace before breakfast',
      'told the student nurse exactly how to make a bed',
      'checked her own sugar and read it out',
      'had her devotions at six',
    ],
    afternoons: [
      'crocheted the last square of the blanket for the raffle',
      'had her church friends in for the Sabbath',
      'ran the lounge like a ward',
      'stirred the stew with Bernie',
    ],
    evenings: [
      'listened to gospel with the door open',
      'kept the Sabbath quiet',
      'had her drops at nine and thanked nobody',
    ],
  },
  'Stanley Oates': {
    mornings: [
      'finished the sky of the Ribblehead jigsaw',
      'wrote a joke on the whiteboard for the district nurse',
      'rubbed out the first cup of the day',
      'had tomatoes on toast, two of them',
    ],
    afternoons: [
      'pinched out the tomatoes in the greenhouse',
      'pegged out at cribbage twice running',
      'taught Owen to lip-read three rude words',
      'beat Cyril at cribbage and was sorry for him',
    ],
    evenings: [
      'watched the film with subtitles',
      'wrote what everyone was laughing at and laughed',
      'flashed the light once: all right',
    ],
  },
  'Vera Lomax': {
    mornings: [
      'stayed in bed until ten and then had tea',
      'did ten of each exercise with Jasmine',
      'came down for lunch for the first time this week',
      'was tearful at first light and better by eleven',
    ],
    afternoons: [
      'painted the roses from the front bed',
      'chose frames for her watercolours',
      'talked about the garden at Guiseley',
      'mixed a grey she was pleased with',
    ],
    evenings: [
      'watched Corrie with the two Joans',
      'rang Andrew about the house',
      'had Victoria sponge and left the icing',
    ],
  },
  'Raymond Fisher': {
    mornings: [
      'walked six times round the garden and counted them off',
      'was showered in three minutes with Elvis on',
      'had two breakfasts before anybody noticed',
      'carried the laundry up and down for company',
    ],
    afternoons: [
      'held Linda’s hand through the whole film',
      'carried the chairs for the concert',
      'walked by the river with Grace',
      'ate six toffees from his tin and was content',
    ],
    evenings: [
      'sang Suspicious Minds at full volume',
      'paced until eight, then sat by Linda’s photograph',
      'asked the way to Leeds, laughing',
    ],
  },
  'Beryl Nutter': {
    mornings: [
      'had her dressing done and told jokes throughout',
      'was washed by ten with bags on both legs',
      'stood ten times with the frame',
      'called the crossword answers across the room',
    ],
    afternoons: [
      'kept her legs up for the whole two hours',
      'knitted a hat for the special care baby unit',
      'told a story about the Fleece that made Helen blush',
      'sorted the raffle tickets',
    ],
    evenings: [
      'called the bingo when Owen lost his voice',
      'rang last orders and had five minutes’ company',
      'put the mask on at the last page',
    ],
  },
  'Leonard Zielinski': {
    mornings: [
      'had rye bread and honey with Chopin on',
      'solved the chess problem in three moves',
      'spoke Polish with Anna for an hour',
      'was warm enough, for once',
    ],
    afternoons: [
      'told Anna how to feed a sourdough',
      'wore the medals for the school’s visit',
      'slept in the sun with a rug',
      'followed Mass on the tablet',
    ],
    evenings: [
      'listened to a nocturne with his eyes shut',
      'drifted between two languages at supper',
      'had barszcz, half a bowl',
    ],
  },
  'Sheila Gaunt': {
    mornings: [
      'chaired the residents’ meeting and kept it to the hour',
      'wrote to her MP by dictation',
      'read us point four of her sheet, again',
      'had the newspaper read aloud and disagreed with it',
    ],
    afternoons: [
      'argued happily with Cyril about Latin',
      'rested at two before the debate group',
      'drafted a motion about the lift',
      'had her main meal at noon and enjoyed the cheese',
    ],
    evenings: ['listened to the news quiz twice', 'was in bed by eight after a full day', 'dictated tomorrow’s agenda'],
  },
  'Albert Ogden': {
    mornings: [
      'let go of his sleeve at the third button',
      'had bacon with brown sauce',
      'held a half-inch bolt through his wash',
      'was turned and comfortable by nine',
    ],
    afternoons: [
      'threaded every nut on the workbench tray',
      'patted the visiting dog for half an hour',
      'said “that’s a half-inch Whitworth” and was right',
      'slept in the chair with the sun on his knees',
    ],
    evenings: [
      'had treacle sponge, all of it',
      'sorted bolts by feel until eight',
      'was turned to the left side and settled',
    ],
  },
  'Dorothy Chung': {
    mornings: [
      'led tai chi in the lounge for five',
      'had congee and sent none back',
      'filled her own flask',
      'repotted the orchid and told it off',
    ],
    afternoons: [
      'showed Bernie how to steam the rice',
      'won at mahjong against her own son',
      'walked the corridor with the stick, slow and strong',
      'listened to her grandson’s violin on the phone',
    ],
    evenings: [
      'played two hands with the Horsforth ladies',
      'had steamed fish with ginger',
      'watered the orchids and switched off her own lamp',
    ],
  },
  'Phyllis Arkwright': {
    mornings: [
      'sang four verses when Grace only knew two',
      'offered her arm at the second verse',
      'took Tanya’s hand and walked to music',
      'rocked the doll through breakfast',
    ],
    afternoons: [
      'stroked every page of the texture book',
      'fed herself the ice cream',
      'sang to the sensory trolley',
      'stood up for Incy Wincy and was caught in time',
    ],
    evenings: ['had banana custard and kept her blanket', 'closed her eyes at seven: enough', 'hummed until she slept'],
  },
  'Norman Sugden': {
    mornings: [
      'checked his own sugar and wrote it down',
      'stood at the bars for four minutes',
      'did the sock and had us check the skin',
      'weighed his own potatoes',
    ],
    afternoons: [
      'marked the river walk on the large-scale map',
      'did the bars again at three',
      'tied three flies at the table',
      'measured the kerb by the post box with a stick',
    ],
    evenings: [
      'listened to Radio 5 and the score',
      'planned ten more metres for tomorrow',
      'had grilled trout and told us where it swam',
    ],
  },
};
