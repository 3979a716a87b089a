/** The residents of the house that is judged, or one of them: $1 the house, $2 the resident or null. */
export const living = `p.home = $1::uuid and ($2::uuid is null or p.id = $2::uuid) and not p.is_deleted and p.status in ('current', 'hospital', 'on_leave')`;
