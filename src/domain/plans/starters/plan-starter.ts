import { entity, type RecordOf } from '../../kit/vocabulary/entity.ts';
import { choice, longText, must, section, text } from '../../kit/vocabulary/fields.ts';
import { everything, nothing } from '../../kit/vocabulary/permissions.ts';
import { planDomains } from '../plan/plan-domains.ts';

/** Words that a plan about one part of life can begin with; whoever writes the plan makes them the person's own. */
export const planStarter = entity({
  name: 'plan_starter',
  labels: { one: 'Plan starter', many: 'Plan starters' },
  purpose: 'Words a support plan can begin with, by part of life, before they are made the person’s own.',
  title: ['title'],
  belongsTo: 'home',
  access: {
    superuser: everything,
    manager: everything,
    senior: ['view'],
    carer: nothing,
    agency: nothing,
    auditor: ['view'],
  },
  fields: {
    ...section('The starter', {
      domain: must(choice('Part of life', { options: planDomains })),
      title: must(text('Title', { max: 200 })),
      need: must(
        longText('What the person needs, and why', { max: 2000, help: 'Dots stand where their own words go.' }),
      ),
      goal: must(longText('Goal', { max: 1000 })),
      measure: text('How we will know', { max: 300 }),
      actions: must(longText('What staff do', { max: 4000, help: 'One step on each line.' })),
    }),
  },
  list: ['title', 'domain', 'goal'],
  carries: ['need', 'measure', 'actions'],
  order: 'title',
  filters: ['domain'],
  search: ['title', 'need'],
  unique: [{ fields: ['home', 'title'], ignoreCase: true, sentence: 'A starter of this house has this title.' }],
});
type PlanStarter = RecordOf<typeof planStarter>;

/** What a new plan begins with. The words of the person, and who was involved, stay empty: nobody else can say them. */
export const planFrom = ({
  domain,
  title,
  need,
  goal,
  measure,
  actions,
}: Pick<PlanStarter, 'domain' | 'title' | 'need' | 'goal' | 'measure' | 'actions'>) => ({
  domain,
  title,
  need,
  goals: [{ goal, measure, status: 'not_started' }],
  actions: actions
    .split('\n')
    .map((what) => what.trim())
    .filter(Boolean)
    .map((what) => ({ what, staff_number: 1 })),
});
