/** The circles among things that point at each other, each as the way round: `a → b → a`. */
export function circles(edges: ReadonlyMap<string, Iterable<string>>): readonly string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (at: string, way: readonly string[]): void => {
    if (way.includes(at)) return void found.push([...way.slice(way.indexOf(at)), at].join(' → '));
    if (done.has(at)) return;
    for (const next of edges.get(at) ?? []) walk(next, [...way, at]);
    done.add(at);
  };
  for (const at of edges.keys()) walk(at, []);
  return found;
}

export function edgesOf(pairs: Iterable<readonly [from: string, to: string]>): ReadonlyMap<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const [from, to] of pairs) edges.set(from, (edges.get(from) ?? new Set()).add(to));
  return edges;
}
