import { one, type ShippedForm } from '../shipped-form.ts';

const degrees = [
  ['Not present', 1],
  ['Very mild', 2],
  ['Mild', 3],
  ['Moderate', 4],
  ['Moderately severe', 5],
  ['Severe', 6],
  ['Extremely severe', 7],
] as const;
const item = (text: string, help: string) => one(text, degrees, { help });

// Wording: Overall and Gorham, 1962 and 1965. Bands: Leucht and colleagues, 2005 (31 mildly, 41 moderately, 53 markedly ill).
export const bprs: ShippedForm = {
  code: 'BPRS',
  version: 1,
  title: 'Brief Psychiatric Rating Scale (BPRS)',
  purpose: 'A trained nurse rates eighteen signs after an interview. Not for homes without a mental health nurse.',
  category: 'mental_health',
  licence_note: 'Public domain.',
  licence_status: 'free',
  acknowledgement: 'Overall JE, Gorham DR. The Brief Psychiatric Rating Scale. Psychological Reports, 1962; 18 items.',
  default_review_days: 90,
  who: ['manager', 'senior'],
  isCountersigned: true,
  scoring: 'sum',
  range: [18, 126],
  bands: [
    [18, 30, 'Below mildly ill', 'info', 'Carry on; repeat as planned.'],
    [31, 40, 'Mildly ill', 'low', 'Compare with last time.'],
    [41, 52, 'Moderately ill', 'medium', 'Tell the care coordinator.', 28],
    [53, 126, 'Markedly ill', 'high', 'Care coordinator or psychiatrist this week.', 14],
  ],
  sections: [
    {
      title: 'Choose the term which best describes the patient’s condition',
      questions: [
        item(
          'Somatic concern',
          'Degree of concern over present bodily health. Rate the degree to which physical health is perceived as a problem by the patient, whether complaints have a realistic basis or not.',
        ),
        item(
          'Anxiety',
          'Worry, fear, or over-concern for present or future. Rate solely on the basis of verbal report of patient’s own subjective experiences. Do not infer anxiety from physical signs or from neurotic defense mechanisms.',
        ),
        item(
          'Emotional withdrawal',
          'Deficiency in relating to the interviewer and to the interview situation. Rate only the degree to which the patient gives the impression of failing to be in emotional contact with other people in the interview situation.',
        ),
        item(
          'Conceptual disorganization',
          'Degree to which the thought processes are confused, disconnected, or disorganized. Rate on the basis of integration of the verbal products of the patient; do not rate on the basis of patient’s subjective impression of his own level of functioning.',
        ),
        item(
          'Guilt feelings',
          'Over-concern or remorse for past behavior. Rate on the basis of the patient’s subjective experiences of guilt as evidenced by verbal report with appropriate affect; do not infer guilt feelings from depression, anxiety or neurotic defenses.',
        ),
        item(
          'Tension',
          'Physical and motor manifestations of tension “nervousness”, and heightened activation level. Tension should be rated solely on the basis of physical signs and motor behavior and not on the basis of subjective experiences of tension reported by the patient.',
        ),
        item(
          'Mannerisms and posturing',
          'Unusual and unnatural motor behavior, the type of motor behavior which causes certain mental patients to stand out in a crowd of normal people. Rate only abnormality of movements; do not rate simple heightened motor activity here.',
        ),
        item(
          'Grandiosity',
          'Exaggerated self-opinion, conviction of unusual ability or powers. Rate only on the basis of patient’s statements about himself or self-in-relation-to-others, not on the basis of his demeanor in the interview situation.',
        ),
        item(
          'Depressive mood',
          'Despondency in mood, sadness. Rate only degree of despondency; do not rate on the basis of inferences concerning depression based upon general retardation and somatic complaints.',
        ),
        item(
          'Hostility',
          'Animosity, contempt, belligerence, disdain for other people outside the interview situation. Rate solely on the basis of the verbal report of feelings and actions of the patient toward others; do not infer hostility from neurotic defenses, anxiety, nor somatic complaints. (Rate attitude toward interviewer under “uncooperativeness”.)',
        ),
        item(
          'Suspiciousness',
          'Belief (delusional or otherwise) that others have now, or have had in the past, malicious or discriminatory intent toward the patient. On the basis of verbal report, rate only those suspicions which are currently held whether they concern past or present circumstances.',
        ),
        item(
          'Hallucinatory behavior',
          'Perceptions without normal external stimulus correspondence. Rate only those experiences which are reported to have occurred within the last week and which are described as distinctly different from the thought and imagery processes of normal people.',
        ),
        item(
          'Motor retardation',
          'Reduction in energy level evidenced in slowed movements. Rate on the basis of observed behavior of the patient only; do not rate on the basis of patient’s subjective impression of own energy level.',
        ),
        item(
          'Uncooperativeness',
          'Evidence of resistance, unfriendliness, resentment, and lack of readiness to cooperate with the interviewer. Rate only on the basis of the patient’s attitude and responses to the interviewer and the interview situation; do not rate on basis of reported resentment or uncooperativeness outside the interview situation.',
        ),
        item(
          'Unusual thought content',
          'Unusual, odd, strange or bizarre thought content. Rate here the degree of unusualness, not the degree of disorganization of thought processes.',
        ),
        item('Blunted affect', 'Reduced emotional tone, apparent lack of normal feeling or involvement.'),
        item('Excitement', 'Heightened emotional tone, agitation, increased reactivity.'),
        item('Disorientation', 'Confusion or lack of proper association for person, place or time.'),
      ],
    },
  ],
};
