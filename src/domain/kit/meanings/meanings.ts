/** Terms of law and of health care that stand in our forms, in the order of the page that lists them. */
export const termNames = {
  mentalHealthAct: 'Mental Health Act',
  section117: 'Section 117',
  dols: 'DoLS',
  capacity: 'Mental capacity',
  bestInterests: 'Best-interests decision',
  dnacpr: 'DNACPR',
  respect: 'ReSPECT form',
  advanceDecision: 'Advance decision',
  attorneyHealth: 'Attorney for health',
  attorneyMoney: 'Attorney for money',
  deputy: 'Court-appointed deputy',
  appointee: 'Appointee',
  iddsi: 'IDDSI level',
  news2: 'NEWS2',
  pressureCategory: 'Category of pressure damage',
  safeguarding: 'Safeguarding',
  riddor: 'RIDDOR',
  candour: 'Duty of candour',
  restraint: 'Restraint',
  dbs: 'DBS',
  rightToWork: 'Right to work',
  careCertificate: 'Care Certificate',
  workingTime: 'The 48-hour week',
  lawfulBasis: 'Lawful basis',
  peep: 'PEEP',
  keyWorker: 'Key worker',
} as const;

/** What less obvious fields mean or what follows from them, each said once. Fetched only when somebody asks. */
export const meanings = {
  mentalHealthAct:
    'Whether the person is under this law, and how. Informal: they stay of their own will. A community treatment order, guardianship or conditional discharge sets conditions; section 17 is leave from hospital.',
  section117: 'Free aftercare that somebody is owed after certain stays in hospital under the Mental Health Act.',
  dols: 'Deprivation of Liberty Safeguards: the permission that is needed where somebody who cannot consent is always supervised and not free to leave. An urgent one lasts up to 7 days, a standard one up to 12 months.',
  capacity:
    'Whether somebody can make one decision at one time: understand it, remember it, weigh it up and tell us. Nobody has or lacks it altogether.',
  bestInterests:
    'Made for somebody who cannot make this decision themselves, after asking those who know them, and as close as possible to what they would have wanted.',
  dnacpr:
    'Do not attempt cardiopulmonary resuscitation: a clinician’s signed decision about this one treatment. All other care and treatment goes on.',
  respect:
    'Recommended Summary Plan for Emergency Care and Treatment: what the person would want done, and not done, in an emergency.',
  advanceDecision:
    'Made earlier, while able, to refuse certain treatment. Where it is valid and applies, it binds everybody.',
  attorneyHealth:
    'Holds a lasting power of attorney for health and welfare, and decides about care only where the person cannot. Ask to see the paper.',
  attorneyMoney:
    'Holds a lasting power of attorney for property and money, and acts with the person’s agreement or where they cannot decide. Ask to see the paper.',
  deputy: 'Named by the Court of Protection to decide for somebody who cannot, within what the court order says.',
  appointee: 'Named by the Department for Work and Pensions to handle somebody’s benefits, and nothing else.',
  iddsi:
    'How thick drinks and how soft food must be, by an international scale: drinks 0 thin to 4 extremely thick, food 3 liquidised to 7 regular. A speech and language therapist sets it.',
  news2:
    'National Early Warning Score of the Royal College of Physicians: breathing, oxygen, blood pressure, pulse, alertness and temperature, added up to 0 to 20. The higher above the person’s usual score, the sooner help is needed.',
  pressureCategory:
    '1 red and does not turn pale, 2 skin broken or blistered, 3 down to the fat, 4 down to muscle or bone. From category 3 it is decided whether to tell the regulator.',
  safeguarding:
    'Telling the local authority that somebody may be abused or neglected. It looks into it; we need no proof to refer, only a concern.',
  riddor:
    'The law by which accidents through work are reported to the Health and Safety Executive: deaths, certain injuries, more than seven days off work, people taken straight to hospital. Within 10 days, or 15 for time off work.',
  candour:
    'Where care has caused harm, the person is told in person and truthfully, receives an apology, and a letter follows.',
  restraint:
    'Anything that stops somebody from doing what they want to do: holding, belts and rails, locked doors, calming medicine, never leaving them alone. It has to be needed, the least that helps, and talked through afterwards.',
  dbs: 'The Disclosure and Barring Service says what is known of somebody to the police and, with barred lists, whether they may work with adults at risk. We keep the number and date, not the certificate.',
  rightToWork:
    'Every employer checks that somebody may work in the United Kingdom. A time-limited right is checked again.',
  careCertificate:
    'The standards that everybody new to care in England learns and is assessed in, usually in the first weeks.',
  workingTime:
    'By the Working Time Regulations nobody works more than 48 hours a week on average unless they have agreed to in writing. They can take that back.',
  lawfulBasis: 'Why data protection law lets us keep this. If none of them fits, it should not be kept.',
  peep: 'Personal emergency evacuation plan: how this person gets out in a fire, with whom and with what.',
  keyWorker: 'Knows this person best, keeps their plan true and is whom family and colleagues ask first.',
  residual_likelihood: 'How likely it is with all controls in place.',
  residual_severity: 'How bad it would be with all controls in place.',
  staff_number: 'How many people are needed each time.',
  entry_type: 'A voucher is one thing bought. An advance is taken out first and brought back with what was not spent.',
  seal_numbers: 'The numbers on the seals of the tins. If they differ from last time, somebody has opened one.',
  observation_level:
    'How closely somebody is watched: as everybody, looked in on at set times, always in sight, or always within reach.',
  bath_max_c: 'A bath above this is not begun. 44 °C is the most anybody may set.',
  shower_max_c: 'A shower above this is not begun.',
  absolute_max_c: 'Above this nobody washes anybody, whatever the reason (HSE).',
  min_comfort_c: 'Below this the entry asks whether the reading is right.',
  wash_gap_days: 'After so many days without a full wash a reminder comes.',
  fluid_target_default_f: 'What a woman without a target of her own should drink in a day.',
  fluid_target_default_m: 'What a man without a target of his own should drink in a day.',
  fluid_day_start: 'Drinks are added up from this time to the same time next day.',
  fluid_low_pct: 'A day that closes below this share of somebody’s own target raises a reminder.',
  fluid_low_ml: 'A day that closes below this raises a reminder, unless a clinician has restricted fluids.',
  fluid_pace_time: 'At this time it is looked at whether somebody has drunk enough so far.',
  fluid_pace_pct: 'Whoever is below this share at that time is shown, while there is still time to drink.',
  drink_gap_hours: 'After so many waking hours without a drink a reminder comes.',
  weigh_default: 'What a new weight chart begins with.',
  weight_loss_pct_1m: 'A loss of this much in a month raises a reminder, unless it is planned.',
  weight_loss_pct_3m: 'A loss of this much in three months raises a reminder, unless it is planned.',
  weight_loss_pct_6m: 'A loss of this much in six months raises a reminder, unless it is planned.',
  bowel_gap_hours: 'After so many hours a reminder comes.',
  sleep_low_hours: 'Two nights under this raise a reminder.',
  mean_drop_nights:
    'So many nights in a row, each at least 30 % under the person’s own fourteen nights before, raise a reminder.',
  mood_low_days: 'So many days of low mood in a row raise a reminder.',
  routine_due_morning: 'By this time most of the morning sheet is answered; otherwise a reminder comes.',
  routine_due_afternoon: 'By this time most of the afternoon sheet is answered; otherwise a reminder comes.',
  incident_review_hours: 'How soon a senior looks at an incident.',
  notify_hours: 'How soon the regulator is told; whether to tell is decided in half of it.',
  falls_count: 'So many falls of one person within the days below raise a reminder.',
  falls_days: 'The days in which those falls are counted.',
  plan_review_default: 'What a new plan begins with.',
  supervision_weeks: 'When the next supervision of a colleague is due.',
  complaint_acknowledge_days: 'How soon whoever complains hears that we have it.',
  complaint_investigate_days: 'How soon after that somebody is named.',
  complaint_answer_days: 'How soon the answer is sent.',
  complaint_learn_days: 'How soon after the answer it is written down what we changed.',
  shift_times: 'Where shifts overlap, the handover lies between them.',
  handover_grace_min: 'If nobody has received a handover this long after the shift began, a reminder comes.',
  late_arrival_min: 'This long after the start of a shift it is asked where somebody is.',
  care_minutes_per_hour:
    'The rest of the hour goes into writing, calls and walking. From it follows how many people a shift needs.',
  files_gb: 'Room for photos and papers of this house.',
  edit_window_minutes: 'Afterwards the author can no longer change an entry, and adds to it instead.',
  late_entry_minutes: 'Afterwards an entry asks why it comes late, and is marked as late.',
  idle_lock_minutes: 'After so long without a touch the screen locks. A PIN opens it again.',
  session_hours: 'After so long everybody signs in anew, whatever they do.',
  payment_authorise_over: 'Above this a manager signs as well.',
  lone_worker_limit: 'Where nobody else is in the house, one person alone may post up to this.',
  voucher_limit: 'A voucher of petty cash above this is asked about before it is saved.',
  max_cash_held: 'More cash than this of one resident raises a reminder: it belongs in a bank.',
  petty_float: 'What the tin holds when it is full. A low tin raises a reminder.',
  valuable_over: 'A thing worth more than this counts as a valuable.',
  pat_interval_months: 'How often plugs and cables are tested.',
  agency_days: 'An account of an agency worker lasts at most this long.',
  bank_days: 'An account of a bank worker lasts at most this long.',
  auditor_days: 'An account of an inspector or auditor lasts at most this long.',
  agency_may_record_mental_state: 'Whether people who know nobody here yet write down how somebody’s mind is.',
  agency_may_witness_money: 'Whether an agency worker may be the second person for money.',
  rules_off: 'A rule that is switched off reminds nobody in this house.',
  holds: 'Nothing under a hold is destroyed, however old, until the hold is lifted.',
  code: 'A few letters that stand for the house, such as on labels.',
  regulator: 'Whom serious events are told to, and whose words the forms use.',
  registered_manager: 'The person whom the regulator has registered to answer for the house.',
  min_staffing: 'Below these numbers the rota shows a gap and a reminder comes.',
  pain: '0 none to 10 the worst they can think of.',
  antecedent: 'What happened in the minutes before, without blame.',
  likely_function: 'What the person may have gained by it. A guess that helps to prevent the next one.',
  restraint_types: 'Medicine as needed counts where it was given to calm. Seclusion is shutting somebody in alone.',
  head_strike: 'If nobody knows, it counts as yes: further checks follow.',
  cqc_notifiable:
    'Deaths, serious injuries, abuse, police, deprivation of liberty and lost services are told to the regulator. A manager decides, and writes down why not.',
  blanches:
    'Press with a finger: healthy skin turns pale and comes back. If it stays red, it is pressure damage. On dark skin feel for warmth and hardness.',
  exudate: 'The wetness of the wound, by how much the dressing takes up.',
  order: 'Questions are asked in this order.',
  scoring: 'How the answers become one number.',
  bands: 'What each range of the number is called, and what is done about it.',
  choice_order: 'Answers are offered in this order.',
  score: 'What this answer adds to the result.',
  is_active: 'Taken away, nobody can sign in with it. The name stays on everything written.',
  is_superuser: 'May do everything in every house, rights and settings included. Two or three people are enough.',
  access_starts_at: 'Whoever is lent to us has access from here until the end below, and not a day longer.',
  access_expires_at: 'At this moment the account closes by itself. The house settles how long it may be at most.',
  rtw_expiry: 'Reminders come 60, 30 and 7 days before. After it, the person cannot be on the rota.',
  dbs_update_service:
    'The certificate is kept up to date and can be checked online at any time, so no new one is needed.',
  references_received: 'How many have come. The law asks for evidence of how somebody has worked in care before.',
  gaps_explained: 'The law asks for a full work history, with a written reason for every gap.',
  health_declaration: 'That nothing in their health keeps them from this work, once support is in place.',
  may_lead_shift: 'Managers, seniors and nurses may anyway. Whoever leads a shift receives its reminders.',
  restraint_trained_expiry: 'After it, this person does not take part in restraint until they are trained again.',
  employment_type:
    'Bank staff are our own, called when needed. Agency staff are lent to us. Both have access for a time only.',
  contracted_hours: 'By the contract. The rota compares what is planned with it.',
  override_reason: 'Why somebody works although rest, hours or papers speak against it. The manager answers for it.',
  sleep_in_disturbances: 'Being woken counts as work.',
  midnights: 'How many midnights lie in it: 0 for a day shift, 1 for a night.',
  self_harm_thoughts:
    'Asking does not put the thought into anybody’s head. Active thoughts or a plan: stay with them and tell the shift lead at once.',
  observed_affect: 'What you see, which may differ from what they say.',
  voices_commanding:
    'Ask what they say. Voices that tell somebody to harm themselves or others are told to the shift lead at once.',
  insight: 'How far somebody sees for themselves that they are unwell, and what helps.',
  wheelchair_tare_kg: 'It is taken off what the scales showed.',
  ulna_cm:
    'From the point of the elbow to the bump of the wrist. Height is estimated from it where somebody cannot stand.',
  oedema_or_cast:
    'Water or plaster adds weight that is not the person’s own, so the figures are marked to be read with care.',
  loss_is_planned: 'Then a loss raises no reminder and no points. The plan that asks for it is named.',
  acute_disease_effect: 'Counts 2 points in the nutrition screen.',
  route: 'PEG is a tube through the skin into the stomach; a nasal tube goes through the nose.',
  outlet_asset: 'So that a tap that runs too hot is found again.',
  relapse_indicators:
    'This person’s own early signs. They are offered as ticks when their mental state is written down.',
  admission_type:
    'Respite is a break for those who care at home, a trial leaves the choice open, reablement is a stay to get better at doing things oneself.',
  co_key_worker: 'Stands in for the key worker.',
  placing_authority: 'The council or NHS body that found this place and has a say in it.',
  care_coordinator: 'Answers for the care plan of the mental health team, outside the house.',
  funding_type:
    'NHS continuing healthcare pays all of it where the need is mainly for health. Funded nursing care pays the nursing in a nursing home. Section 117 is free aftercare under the Mental Health Act.',
  no_known_allergies:
    'Only where somebody was asked. “Not known yet” is another answer, and stays on the list of the first day.',
  on_anticoagulant:
    'Such as warfarin or apixaban. Even a small knock on the head can bleed inside, so further checks follow every fall.',
  has_dysphagia: 'Food and drink may go the wrong way. Every drink then asks how thick it was.',
  infection_flag:
    'Gloves, aprons and distance as the infection plan says. It stands beside the name until it is taken off.',
  dols_conditions: 'What the permission obliges us to do. Each condition has to be met, and shown to be met.',
  missing_person_profile:
    'What the police would need within minutes: how somebody looks, where they may go, whom they trust, what they cannot do without.',
  header_flags:
    'They stand beside the name on every page. “Two staff” asks for a second person at each wash, and some flags ask for an assessment.',
  interval_value: 'How many times a day, or how many hours lie between two of them, as the choice above says.',
  value: 'Replaces the figure of the house for this person alone. The reminder says that it does.',
  coroner: 'Looks into deaths that were sudden, violent or without a known cause.',
  dols_body_informed:
    'The council that gave the permission to deprive somebody of their liberty: it ends when they leave.',
  is_next_of_kin: 'Whom the person names as nearest to them. It gives no right to decide for them.',
  emergency_order: 'Who is called first, second and so on.',
  safe_working_load_kg: 'What it may lift or carry at most. Compare it with the weight of whoever uses it.',
  kind: 'Lifting equipment for people is examined every six months (LOLER). A portable appliance test looks at plugs and cables.',
  reorder_level: 'At this number it comes on the list to buy.',
  safety_sheet: 'What to do if it is swallowed or gets into the eyes. Cleaning products have one (COSHH).',
  sensitivity: 'What is highly restricted is known only to the people on its list.',
} as const;

export type MeaningName = keyof typeof meanings;
