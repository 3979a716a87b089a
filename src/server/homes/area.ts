import type { Area } from '../kit/area/area.ts';
import { declareBoard } from './board.ts';
import { homeRules } from './home-rules.ts';
import { declareHousePicker } from './house-picker.ts';
import { declarePractice } from './practice/practice-calls.ts';
import { declareRound } from './round.ts';
import { declareSettingUp } from './setting-up.ts';

export const homes: Area = {
  rules: [homeRules],
  calls: [declareHousePicker, declareBoard, declareRound, declareSettingUp, declarePractice],
};
