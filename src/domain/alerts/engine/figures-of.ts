import { isKeyOf } from '../../kit/vocabulary/record-values.ts';
import { defaultSettings, type HomeSettings } from '../../kit/vocabulary/home-settings.ts';

/** The figures a house may turn in a rule: those that its own sentence names. */
export function figuresOf({ says }: { says(settings: HomeSettings): string }): readonly (keyof HomeSettings)[] {
  const named = new Set<keyof HomeSettings>();
  says(
    new Proxy(defaultSettings, {
      get(settings, name) {
        if (!isKeyOf(defaultSettings, name)) throw new RangeError(`${String(name)} is no setting of a house`);
        named.add(name);
        return settings[name];
      },
    }),
  );
  return [...named];
}
