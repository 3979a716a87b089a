/** How each person leaves when the alarm rings, as the night shift would do it. By first and last name. */
export const escapes: Readonly<Record<string, string>> = {
  'Desmond Clarke':
    'Ground floor. Hears the alarm and walks with his stick, slowly after sleep. One person beside him to the front lawn; slippers on first, they are on the right of the bed.',
  'Denise Clarke':
    'Ground floor. Leaves by herself by the front door. Knock hard if she is painting with music on; she may go back for a phone, so count her in.',
  'Aisha Rahman':
    'Ground floor. Leaves by herself. The alarm may bring back bad memories: say her name, stay in sight, coat and scarf by the door. She may be praying; touch the door frame, then speak.',
  'Colin Baptiste':
    'Ground floor. Leaves by himself but stops for breath. May not answer if the voices are loud: open the door. Check the shelter as well as the room.',
  'Margaret Osei':
    'First floor. Stairs one at a time with the rail, one person in front; rollator is carried down behind. If she cannot start, landing refuge behind the fire door and tell the fire service.',
  'Robin Hale':
    'First floor. The siren hurts: ear defenders on the door hook, then out by the fire escape they know. Show the “out, now” card. Never pull.',
  'Graham Tench':
    'First floor. Walks out well, then forgets why and goes back for his keys. One person stays with him at the post box until the count is done. Speak to his right ear.',
  'Nadia Petrova':
    'First floor. Leaves by herself. Say “fire, outside” and point; long instructions in English will not reach her then.',
  'Terence Boyle':
    'First floor. Too breathless for a quick flight of stairs: evacuation chair with two people, or the landing refuge with the fire door shut until they come. Red folder if it is within reach.',
  'Jasper Whitlock':
    'First floor. Leaves by himself. May stop to check sockets: take him by the elbow if he agrees, and say the electrics are off.',
  'Winifred Adcock':
    'First floor. One metre of clear floor to the door is checked on Fridays. One person takes her stick side; she will want a box of papers, and the answer is no, kindly.',
  'Mohammed Iqbal':
    'First floor. Leaves by himself and will help others if asked by name. Uniforms and blue lights worry him: a member of staff he knows stays near.',
  'Janet Thorpe':
    'Ground floor. One person, arm offered, Emily in the other hand or she will go back. Leaves by the patio door to the car park. Does not understand the siren: sing her out.',
  'Peter Lyle': 'Ground floor. Leaves by himself and knows the drill. Right eye poor: torch on the step at night.',
  'Simon Achebe':
    'Ground floor. Two people, one each side, straight to the minibus with the doors closed: he would run for water. Ear defenders and the spinning top are in the grab bag. May have a seizure after the siren.',
  'Marlon Reid':
    'Ground floor. In the chair: drives himself out by the ramp. In bed: evacuation sheet under the mattress, two people, patio door. Never the hoist.',
  'Kavita Desai': 'Ground floor. Leaves by herself with her EpiPen bag. Say “square breathing” once outside.',
  'Bethan Rowlands': 'Ground floor. Leaves by herself. Tell her the meal will still be at half past five.',
  'Arthur Pemberton':
    'Ground floor. Frame, and freezes in the doorway: count “one, two, step”. Take the hearing aids from the dish. Wheelchair by the office if it is night.',
  'Leanne Foster':
    'Ground floor. The siren and the engines are the worst of all: ear defenders, one low voice, to the far end of the car park. Nobody in uniform comes near without asking.',
  'Edith Marlowe':
    'Ground floor. One person, arm in arm as for a dance, through the next fire door first. Brings her handbag; let her.',
  'Walter Pryce':
    'Ground floor. Frame and one person. The bell makes him want to ring back: say “last peal, Walter, out we go”.',
  'Joan Hughes': 'Ground floor. Takes your arm above the elbow; tell her each door and step. Hears everything.',
  'Joan Harris':
    'Ground floor. Walks out by herself and may go on to the bus stop: one person keeps her company at the assembly point, counting the children in.',
  'George Whitfield':
    'Ground floor. Wheelchair kept at the bedside, one person. Turn the oxygen off at the wall and tell the fire service where the cylinders are.',
  'Agnes McBride':
    'Ground floor. Evacuation sheet, two people, through the next fire door; right arm tucked in. Drinks and yes and no cards are in the grab bag.',
  'Harold Stubbs':
    'Ground floor. One person; wheelchair if his tablets are wearing off. If he says the dog is still inside, say Brenda has him.',
  'Ivy Rawcliffe':
    'Ground floor. Evacuation sheet, two people, blanket over; skin tears easily, so the sheet is never dragged by the corners.',
  'Cyril Danby':
    'Ground floor. Stick and one person; leg bag strapped. Knock, then enter without waiting this once, and say why.',
  'Olive Banks':
    'Ground floor. Stick and one person on her left, where she cannot see. Will give orders: they are usually right.',
  'Stanley Oates':
    'First floor. Hears no alarm: vibrating pillow and flashing beacon, tested on Mondays. Show the card “FIRE”. Stairs with the rail and one person in front; frame carried down.',
  'Vera Lomax':
    'First floor. Stairs one at a time since the hip, one person below her. If she freezes, evacuation chair at the east stairhead.',
  'Raymond Fisher': 'First floor. Walks out fast: one person with him from the first second, Elvis if he turns back.',
  'Beryl Nutter':
    'First floor. Stays behind two fire doors in the east refuge with one person; wide evacuation chair and four people, the fire service is told her weight.',
  'Leonard Zielinski':
    'First floor. Evacuation chair, two people, coat and blanket. Say “pożar, wychodzimy”. Medals are in his pocket already.',
  'Sheila Gaunt':
    'First floor. Evacuation sheet or the west refuge, two people. She directs it: listen. Tablet for her voice stays on her lap.',
  'Albert Ogden':
    'First floor. Evacuation sheet, two people, rummage bolt in his hand. Tell him each turn of the stairs.',
  'Dorothy Chung': 'First floor. Stick, rail, one person in front; left hand weak. Say “fo zuk” and point.',
  'Phyllis Arkwright': 'First floor. Evacuation chair, two people, one of them singing. Doll on her lap.',
  'Norman Sugden':
    'First floor. Evacuation chair, two people; never wait for the prosthesis. Hypo box is in the chair’s pocket.',
  'Ronan Kelly': 'First floor. Leaves by himself by the fire escape.',
};

/** For whoever might leave without the support they need: what the police and a searcher must know. */
export const missingProfiles: Readonly<Record<string, string>> = {
  'Graham Tench':
    'White man, born 1961, 175 cm, about 82 kg, grey hair cut short, weathered face, hearing aid never worn. Usually in a green quilted jacket, flat cap and boots with soil on them.\nWhere first: plot twelve of the Gledhow allotments; the off-licence on Street Lane; the 86 bus towards Rothwell, where he lived at 9 Carlton Row.\nHow he is: polite, plausible, will say he is on his way home. Cannot hold new information for ten minutes. Approach from his right, say “Imogen’s on the phone”, walk alongside.\nHealth: alcohol-related brain injury; confused if he has been drinking. Cold after dark.\nRing: Imogen (daughter), then the manager on call.',
  'Mohammed Iqbal':
    'British Pakistani man, born 1984, 177 cm, about 95 kg, strong build, short black beard, often a grey hooded top and white trainers. Speaks English and Urdu.\nWhere first: the gym on Roundhay Road; the mosque on Conway Street; Shabana’s, 14 Oak Lane, Bradford, by the 72 bus.\nHow he is: will talk to people he knows and be frightened by police or whispering. Use his name, keep hands in view, tell him who knows. He has always come back when rung.\nHealth and law: paranoid schizophrenia; conditional discharge, so the clinician on call is told the same hour.\nRing: Mo’s own phone, Shabana (sister), clinician on call.',
  'Simon Achebe':
    'Black man, born 1990, 183 cm, about 80 kg, close-cropped hair, often barefoot or in red trainers, hums two notes. No speech: shows pictures, leads by the hand.\nWhere first: water. The canal at Rodley, the pool at the John Charles Centre, the beck behind the car park; then any washing machine, such as the launderette on Oakwood Lane.\nHow he is: no sense of traffic; runs from barking. Do not shout or grab. Show a picture of swimming or hold out the spinning top and wait ten seconds.\nHealth: epilepsy. After a seizure he sleeps; on his side, time it, 999 at five minutes.\nRing: police at once, then Ngozi (mother).',
  'Joan Harris':
    'White woman, born 1934, 162 cm, about 58 kg, white hair in a bun, blue coat, brown handbag, walks fast. Answers to Joanie.\nWhere first: the bus stop on Riverside Walk, where she was found last week; then the primary school gates on Weston Lane; the Co-op.\nHow she is: kind and purposeful, collecting her children at half past three. Do not contradict: say the children are with Denise, and walk home the long way.\nHealth: dementia; tires suddenly, cold in wet weather.\nRing: Denise (daughter), then the DoLS office in working hours.',
  'Raymond Fisher':
    'White man, born 1942, 180 cm, about 87 kg, tall, thick grey quiff, brown car coat, walks with long strides and sings.\nWhere first: the riverside path towards Pool; the A660 lay-by where lorries stop; Linda’s, 22 Birdcage Walk.\nHow he is: direct, may push past. Walk beside him, one short sentence, sing along. Sweets work.\nHealth: frontotemporal dementia; no sense of traffic or of cold.\nRing: Linda (wife), then the manager on call.',
};
