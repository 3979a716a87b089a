import type { Area } from '../kit/area/area.ts';
import { declareOutcomes } from './outcomes.ts';
import { suggestionAlertRules } from './suggestion-alert-rules.ts';
import { declareSuggestionRespond } from './suggestion-respond.ts';
import { suggestionRules } from './suggestion-rules.ts';
import { declareTurnInto } from './turn-into.ts';

export const suggestions: Area = {
  rules: [suggestionRules],
  calls: [declareSuggestionRespond, declareTurnInto, declareOutcomes],
  alertRules: [suggestionAlertRules],
};
