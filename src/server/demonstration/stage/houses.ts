/** The three homes, in the words of their own leaflets. */
export type HouseKey = 'rose' | 'oak' | 'willow';

export const houses = {
  rose: {
    name: 'Rose House',
    code: 'ROSE',
    service_type: 'mental_health',
    registration_number: '1-4471902',
    address_line1: '14 Rosemount Road',
    town: 'Leeds',
    postcode: 'LS8 1QT',
    phone: '0113 496 0114',
    email: 'rose.house@example.org',
    max_residents: 13,
    on_call_phone: '0113 496 0199',
    min_staffing: { early: 2, late: 2, waking_night: 1, sleep_in: 1 },
    emergency_info:
      'Assembly point: the front lawn by the post box. Stopcock under the kitchen sink, gas in the cupboard by the back door, fuse board in the hall. Grab bag hangs in the office with the PEEPs and a torch. On-call answers at any hour.',
  },
  oak: {
    name: 'Oak Lodge',
    code: 'OAK',
    service_type: 'learning_disability',
    registration_number: '1-4471903',
    address_line1: '2 Acorn Lane',
    address_line2: 'Oakwood',
    town: 'Leeds',
    postcode: 'LS8 2PH',
    phone: '0113 496 0121',
    email: 'oak.lodge@example.org',
    max_residents: 8,
    on_call_phone: '0113 496 0199',
    min_staffing: { early: 2, late: 2, waking_night: 1, sleep_in: 0 },
    emergency_info:
      'Assembly point: the car park by the oak. Four residents need somebody with them to leave; see the PEEPs in the grab bag by the front door. Stopcock in the downstairs toilet.',
  },
  willow: {
    name: 'Willow Court',
    code: 'WILLOW',
    service_type: 'older_people',
    registration_number: '1-4471904',
    address_line1: 'Willow Court',
    address_line2: '60 Riverside Walk',
    town: 'Otley',
    postcode: 'LS21 3AB',
    phone: '01632 960160',
    email: 'willow.court@example.org',
    max_residents: 22,
    on_call_phone: '01632 960199',
    min_staffing: { early: 3, late: 3, waking_night: 2, sleep_in: 0 },
    emergency_info:
      'Move sideways through the next fire door first, then down. Evacuation chairs at both stairheads. Boiler isolation in the laundry. Lift engineer’s number is on the car itself.',
  },
} as const;
