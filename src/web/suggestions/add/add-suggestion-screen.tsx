import { suggestion } from '#domain/suggestions/suggestion.ts';
import { useSearchParams } from 'react-router';
import RecordFormScreen from '../../records/screens/record-form-screen.tsx';
import { SayIt } from './say-it.tsx';

/** A new suggestion by taps and in somebody's own words; a change of one is the ordinary form. */
export default function AddSuggestionScreen() {
  const [params] = useSearchParams();
  if (params.has('id')) return <RecordFormScreen entity={suggestion.name} />;
  return (
    <RecordFormScreen
      entity={suggestion.name}
      layout={(form, prefix, bar) => <SayIt form={form} prefix={prefix} bar={bar} />}
    />
  );
}
