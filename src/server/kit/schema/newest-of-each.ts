interface NewestOfEach {
  /** What is read of a row of `t`, its kind among it. */
  readonly columns: string;
  /** `from … t where …` */
  readonly rows: string;
  /** The column that says of which kind a row is. */
  readonly kind: string;
  /** The order that puts the newest first. */
  readonly newest: string;
}

/** The newest row of each kind, from kind to kind along an index of kind and time: however long the past is, one row of each is read. */
export const newestOfEachSql = ({ columns, rows, kind, newest }: NewestOfEach): string =>
  `with recursive newest as (
    (select ${columns} ${rows} order by t.${kind}, ${newest} limit 1)
    union all select n.* from newest k cross join lateral (select ${columns} ${rows} and t.${kind} > k.${kind} order by t.${kind}, ${newest} limit 1) n)
  select * from newest`;
