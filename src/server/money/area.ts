import type { Area } from '../kit/area/area.ts';
import { moneyAlertRules } from './money-alert-rules.ts';
import { declareCountIncident } from './count-incident.ts';
import { countRules } from './count-rules.ts';
import { declareCountSteps } from './count-steps.ts';
import { paymentRules } from './payment-rules.ts';
import { pettyCashRules } from './petty-cash-rules.ts';
import { declarePostingSteps } from './posting-steps.ts';
import { declareLedgerProof, proveLedgersJob } from './ledger/prove-ledger.ts';
import { transactionRules } from './ledger/transaction-rules.ts';
import { declareHouseMoney } from './reads/house-money.ts';
import { declareMonthClose } from './reads/month-close.ts';
import { declareMoneyPatterns } from './reads/money-patterns.ts';
import { declarePassbook } from './reads/passbook.ts';

export const money: Area = {
  rules: [pettyCashRules, paymentRules, countRules, transactionRules],
  calls: [
    declarePostingSteps,
    declareCountSteps,
    declareCountIncident,
    declareHouseMoney,
    declarePassbook,
    declareMonthClose,
    declareLedgerProof,
    declareMoneyPatterns,
  ],
  jobs: [proveLedgersJob],
  alertRules: [moneyAlertRules],
};
