import { useSearchParams } from 'react-router';

/** What narrows a page stands in its address, so that it outlives a reload and can be sent on. Asking anew is no step to go back by. */
export function usePageParams(): readonly [params: URLSearchParams, ask: (name: string, value: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const ask = (name: string, value: string | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return [params, ask];
}
