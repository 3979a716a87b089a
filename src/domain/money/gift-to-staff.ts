const words = /\b(gift|present|loan|lend|lent|borrow\w*|loyalty)\b/i;

/** The refusal, which a form recognises so that it can offer the report. */
export const giftRefusal =
  'Staff take no gifts, loans or loyalty points from residents. If one was asked for or given, report it as a safeguarding incident.';

/** Staff take no gifts, loans or loyalty points from those they look after. Null where the payment is none of these, whoever it goes to. */
export const giftComplaint = ({ category, description }: { readonly category: string; readonly description: string }) =>
  category === 'present' || words.test(description) ? { payee: giftRefusal } : null;
