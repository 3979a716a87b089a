/** Where the sheets about money are read: of somebody in Rose House, and of the whole house, in the month before this. */
export async function moneySheets(
  ask: (
    path: string,
  ) => Promise<
    readonly { readonly id: string; readonly name?: string; readonly last_name?: string; readonly status?: string }[]
  >,
): Promise<Readonly<Record<string, string>>> {
  const rose = (await ask('/api/homes/')).find(({ name }) => name === 'Rose House')?.id;
  const tench = (await ask(`/api/resident/?home=${rose}&limit=200`)).find(({ last_name }) => last_name === 'Tench');
  const counts = await ask(`/api/payments-handover/?home=${rose}&limit=200`);
  const count = counts.find(({ status }) => status === 'discrepancy') ?? counts[0];
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
  return {
    'print-passbook': `/payment?resident=${tench?.id}`,
    'print-statement': `/payment?resident=${tench?.id}&month=${month}`,
    'print-statement-easy-read': `/payment?resident=${tench?.id}&month=${month}&easy=1`,
    'print-month': `/payment?close=${month}`,
    'print-count': `/payment?of=payments_handover&id=${count?.id}`,
  };
}
