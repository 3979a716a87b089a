/** The date of a moment by the calendar of the house that is swept, `:home`. */
export const houseDay = (moment: string): string =>
  `(${moment} at time zone (select h.time_zone from home h where h.id = :home::uuid))::date`;
