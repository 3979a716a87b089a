/** Loaded before the product: its clock begins at BEGINS_AT and is put on by an hour at every SIGUSR2. */
const running = Date;
let ahead = running.parse(process.env['BEGINS_AT'] ?? '') - running.now();
const now = (): number => running.now() + ahead;

globalThis.Date = new Proxy(running, {
  construct: (date, given: readonly unknown[], made): Date =>
    Reflect.construct(date, given.length > 0 ? given : [now()], made) as Date,
  get: (date, name): unknown => (name === 'now' ? now : Reflect.get(date, name)),
});

process.on('SIGUSR2', () => {
  ahead += 3_600_000;
});
