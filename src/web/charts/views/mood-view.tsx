import { moodLanes, moodSummary } from '#domain/charts/mood-chart.ts';
import type { ChartView } from '../drawing/made-chart.ts';
import { MoodLanes } from '../drawing/mood-lanes.tsx';

export const moodView: ChartView = {
  usual: '28',
  table: ['mood_score', 'period', 'presentation', 'reported_by_resident', 'self_harm_thoughts'],
  make({ answer: { entries, house }, window }) {
    const rows = entries.mood ?? [];
    const { observed, own } = moodLanes(rows, { window, house });
    return {
      summary: moodSummary(rows, { window, house }),
      picture: (label) => (
        <MoodLanes
          label={label}
          window={window}
          zone={house.time_zone}
          lanes={[
            { name: 'As others saw it', lane: observed, tone: 1 },
            { name: 'In their own rating', lane: own, tone: 3 },
          ]}
        />
      ),
    };
  },
};
