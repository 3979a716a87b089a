import type { View } from '#domain/incidents/body-map/body-regions.ts';
import { useId, type ComponentProps } from 'react';
import { Chips } from '../../kit/ui/chips.tsx';
import { FieldGroup } from '../../kit/input/field-group.tsx';
import { BodyFigure, viewWords } from './body-figure.tsx';
import css from './body-views.module.css';

export const views: readonly View[] = ['front', 'back'];

interface ViewsProps extends Omit<ComponentProps<typeof BodyFigure>, 'view'> {
  /** The view a narrow screen shows; a wide one and paper show both. */
  view: View;
  /** Another pair stands beside this one, so the room is scarce sooner. */
  isHalf?: boolean;
}

export const BodyViews = ({ view, isHalf = false, closeTo = null, ...figure }: ViewsProps) => (
  <div
    className={css['figures']}
    data-view={view}
    data-half={isHalf || undefined}
    data-close={closeTo ? true : undefined}
  >
    {views
      .filter((one) => !closeTo || one === closeTo.view)
      .map((one) => (
        <BodyFigure key={one} view={one} closeTo={closeTo} {...figure} />
      ))}
  </div>
);

interface ChoiceProps {
  view: View;
  /** Counted on each side, so that none is overlooked on the side that is not shown. */
  marks: readonly { readonly view: View }[];
  onView(view: View): void;
  isHalf?: boolean;
}

/** Shown only where there is no room for both views. */
export function ViewChoice({ view, marks, onView, isHalf = false }: ChoiceProps) {
  const id = useId();
  const labelOf = (one: View) => {
    const count = marks.filter((mark) => mark.view === one).length;
    return count === 0 ? viewWords[one] : `${viewWords[one]}, ${count === 1 ? '1 mark' : `${count} marks`}`;
  };
  return (
    <div className={css['viewChoice']} data-half={isHalf || undefined}>
      <FieldGroup id={id} label="Side of the body" error={null} needed={false}>
        <Chips name={id} options={views.map((one) => [one, labelOf(one)] as const)} chosen={[view]} onChoose={onView} />
      </FieldGroup>
    </div>
  );
}
