import { useState } from 'react';
import history from 'virtual:picture-history';
import './componentPage.css';

/** Stories of one change that are named before the rest is asked for. */
const few = 12;

function Change({
  subject,
  day,
  commit,
  stories,
}: {
  subject: string;
  day: string;
  commit: string;
  stories: readonly { id: string; kind: string }[];
}) {
  const [isWhole, setWhole] = useState(false);
  return (
    <section className="part-section sb-unstyled" aria-label={`${day}: ${subject}`}>
      <h2>{subject}</h2>
      <p>
        <time dateTime={day}>{day}</time> · <code>{commit}</code> · {stories.length} {stories.length === 1 ? 'story' : 'stories'}
      </p>
      <ul>
        {(isWhole ? stories : stories.slice(0, few)).map(({ id, kind }) => (
          <li key={id}>
            {kind === 'gone' ? (
              id
            ) : (
              <a href={`./?path=/story/${id}`} target="_top">
                {id}
              </a>
            )}
            {kind !== 'changed' && ` (${kind})`}
          </li>
        ))}
      </ul>
      {!isWhole && stories.length > few && (
        <button type="button" onClick={() => setWhole(true)}>
          All {stories.length}
        </button>
      )}
    </section>
  );
}

/** Changed pictures by date, from the history of the pictures' digests. */
export function WhatsNew() {
  if ('missing' in history) return <p>{history.missing}</p>;
  if (history.changes.length === 0) return <p>No picture has changed yet.</p>;
  return history.changes.map((change) => <Change key={change.commit} {...change} />);
}
