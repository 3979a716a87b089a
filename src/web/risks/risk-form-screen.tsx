import { risk } from '#domain/plans/risk/risk.ts';
import { riskCategories } from '#domain/plans/risk-categories.ts';
import { useSearchParams } from 'react-router';
import RecordFormScreen from '../records/screens/record-form-screen.tsx';
import { riskLayout } from './risk-layout.tsx';

/** A new risk assessment is about what the address names, such as what a follow-up asks to look at. */
export default function RiskFormScreen() {
  const category = useSearchParams()[0].get('category') ?? '';
  return (
    <RecordFormScreen entity={risk.name} preset={category in riskCategories ? { category } : {}} layout={riskLayout} />
  );
}
