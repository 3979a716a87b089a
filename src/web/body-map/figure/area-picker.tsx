import { centreOf, type BodyPoint } from '#domain/incidents/body-map/body-point.ts';
import { bodyRegions } from '#domain/incidents/body-map/body-regions.ts';
import { memo, useState } from 'react';
import { viewWords } from './body-figure.tsx';
import { views } from './body-views.tsx';
import { Select } from '../../kit/ui/select.tsx';

const areas = views.map((view) => ({
  group: viewWords[view],
  items: bodyRegions.filter((region) => region.view === view).map(({ key, words }) => ({ value: key, label: words })),
}));

/** The way without a pointer: every part of the body by its name. The mark goes to its middle. */
export const AreaPicker = memo(function AreaPicker({ onPlace }: { onPlace(point: BodyPoint): void }) {
  const [typed, setTyped] = useState('');
  const choose = (key: string | null) => {
    const point = key && centreOf(key);
    if (point) onPlace(point);
    setTyped('');
  };
  return (
    <Select
      label="Or choose a body area"
      description="Left and right are the resident’s own."
      data={areas}
      value={null}
      onChange={choose}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      placeholder="For example: left thigh"
      nothingFoundMessage="No such place"
      maxDropdownHeight={320}
    />
  );
});
