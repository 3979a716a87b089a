import { one, optional, type ShippedForm } from '../shipped-form.ts';

// The two ratings that are still in use; Guy, 1976. Each stands for itself, so there is no score.
export const cgi: ShippedForm = {
  code: 'CGI',
  version: 1,
  title: 'Clinical Global Impressions (CGI)',
  purpose: 'A nurse’s overall impression: how ill somebody is now, and how much that has changed.',
  category: 'mental_health',
  licence_note: 'Work of the United States government, public domain.',
  licence_status: 'free',
  acknowledgement:
    'Guy W. ECDEU Assessment Manual for Psychopharmacology. US Department of Health, Education, and Welfare, 1976.',
  default_review_days: 90,
  who: ['manager', 'senior'],
  sections: [
    {
      title: 'Severity of illness',
      questions: [
        one(
          'Considering your total clinical experience with this particular population, how mentally ill is the patient at this time?',
          [
            ['Normal, not at all ill'],
            ['Borderline mentally ill'],
            ['Mildly ill'],
            ['Moderately ill'],
            ['Markedly ill'],
            ['Severely ill', null, 'flag'],
            ['Among the most extremely ill patients', null, 'flag'],
          ],
        ),
      ],
    },
    {
      title: 'Global improvement',
      questions: [
        optional(
          one(
            'Compared to his condition at admission to the project, how much has he changed?',
            [
              ['Very much improved'],
              ['Much improved'],
              ['Minimally improved'],
              ['No change'],
              ['Minimally worse'],
              ['Much worse', null, 'flag'],
              ['Very much worse', null, 'flag'],
            ],
            { help: 'Rate total improvement whether or not, in your judgment, it is due entirely to drug treatment.' },
          ),
        ),
      ],
    },
  ],
};
