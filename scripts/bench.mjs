import { onPinnedNode } from './setup.mjs';

await onPinnedNode(import.meta.url);
// `npm run bench -- growth` measures the growth lines alone, `-- plans` those of plans, `-- rota` those of the rota, `-- money` those of money, `-- importing` a thousand lines of a spreadsheet, `-- history` sealing and looking through the history, `-- history-pages` what its pages cost with ten times the lines.
if (process.argv.includes('growth')) await (await import('./bench/growth.ts')).measureGrowth();
else if (process.argv.includes('plans')) await (await import('./bench/plans.ts')).measurePlans();
else if (process.argv.includes('rota')) {
  await (await import('./bench/rota.ts')).measureRota();
  await (await import('./bench/browser/planning-grid.ts')).measurePlanningGrid();
} else if (process.argv.includes('history-pages'))
  await (await import('./bench/history-pages.ts')).measureHistoryPages();
else if (process.argv.includes('history')) await (await import('./bench/history.ts')).measureHistory();
else if (process.argv.includes('importing')) await (await import('./bench/importing.ts')).measureImporting();
else if (process.argv.includes('money')) await (await import('./bench/money.ts')).measureMoney();
else await (await import('./bench/measure.ts')).measure();
