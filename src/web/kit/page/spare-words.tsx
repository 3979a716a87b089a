/** What of a button's words a phone leaves out in the line of the title; whoever listens hears them all the same. */
export const SpareWords = ({ children }: { children: string }) => (
  <>
    {' '}
    <span data-spare="">{children}</span>
  </>
);
