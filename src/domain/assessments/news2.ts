/** Printed with every score. */
export const news2Attribution =
  'Royal College of Physicians. National Early Warning Score (NEWS) 2: Standardising the assessment of acute-illness severity in the NHS. London: RCP, 2017.';

/** A score is read against what is usual for the person. */
export const aboveBaseline = (total: number, baseline_news2: number | null): number | null =>
  baseline_news2 === null ? null : total - baseline_news2;
