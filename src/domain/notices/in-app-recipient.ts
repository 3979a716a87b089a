/** A row of who was told, for somebody who has neither read nor seen it yet. */
export const inAppRecipient = (staff: string) => ({
  staff,
  channel: 'in_app' as const,
  read_at: null,
  acknowledged_at: null,
});
