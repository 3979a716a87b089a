import { useNavigate } from 'react-router';
import { Gate } from '#web/kit/shell/gate.tsx';
import { HousePicker } from '#web/kit/shell/house-picker.tsx';
import { providerName } from '#web/kit/house/provider-name.ts';
import { afterChoosing } from '#web/plans/reading/reading-request.tsx';
import { t } from '#web/kit/state/words.ts';

export default function HouseSelectionScreen() {
  const navigate = useNavigate();
  return (
    <Gate title={t('welcome.title', { provider: providerName() })} tab="Welcome" line={t('welcome.tagline')}>
      <HousePicker onChosen={() => void navigate('/home', { state: afterChoosing })} />
    </Gate>
  );
}
