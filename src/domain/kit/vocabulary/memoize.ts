/** What follows from one unchanging thing is worked out once for each, however often it is asked. */
export function memoize<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, { readonly made: Made }>();
  return (key) => {
    const cached = known.get(key) ?? { made: make(key) };
    known.set(key, cached);
    return cached.made;
  };
}
