import { userHistory, type UserHistory } from '#domain/staff/history/user-history.ts';
import { deviceWords } from '#domain/session/device-words.ts';
import kit from '../../kit/styles/kit.module.css';
import css from '../../kit/styles/record.module.css';

export const originFields = ['ip', 'device', 'session'] as const;

/** So many signs tell the sessions of a house apart. */
const shortSession = 8;

/** From where it was done: the device in words, and the session by the end of its number. */
export function HistoryOrigin({ line }: { line: Pick<UserHistory, (typeof originFields)[number]> }) {
  const { ip, device, session } = line;
  const said = {
    ip,
    device: device && deviceWords(device),
    session: session && `ends in ${session.slice(-shortSession)}`,
  };
  const known = originFields.filter((name) => said[name]);
  if (known.length === 0) return null;
  return (
    <article className={kit['column']}>
      <section className={css['section']} data-card>
        <h2 className={kit['heading']}>From where</h2>
        <dl className={`${kit['facts']} ${css['facts']}`}>
          {known.map((name) => (
            <div key={name}>
              <dt>{userHistory.fields[name].label}</dt>
              <dd>{said[name]}</dd>
            </div>
          ))}
        </dl>
        {session && (
          <p className={kit['note']}>Whatever has the same session was done between one sign-in and its sign-out.</p>
        )}
      </section>
    </article>
  );
}
