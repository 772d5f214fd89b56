import { useIntl } from 'react-intl';
import { readProse } from '#domain/text/typedText.ts';
import { Surface } from '#kit/page/Surface.tsx';
import { resultOf, type TemperatureRecord, type TemperatureResult } from '../rules/temperatures';
import styles from './TemperatureCards.module.css';
import { measuredText, resultText, whenText } from './TemperatureTable';
import { degreesText } from './temperatureTexts';

/** Only what is too warm is a fault; what wasn't measured is a gap. */
const marks: Readonly<Record<TemperatureResult, string | undefined>> = {
  fine: styles.degrees,
  tooWarm: styles.marked,
  unmeasured: styles.missing,
  unlimited: styles.degrees,
};

/** Temperatures for the phone: product and measurement first, the rest below. */
export function TemperatureCards({ records }: { records: readonly TemperatureRecord[] }) {
  const intl = useIntl();
  return (
    <Surface>
      <ul className={styles.cards} aria-label={intl.formatMessage({ id: 'goodsReceived.temperatures' })}>
        {records.map((record, place) => {
          const { orderId, lineId, name, limit, takenBy, note } = record;
          const result = resultOf(record);
          return (
            <li key={`${orderId}/${lineId}/${place}`} className={styles.card}>
              <span className={styles.name}>{name}</span>
              <strong className={marks[result]}>{measuredText(intl, record)}</strong>
              <span className={styles.quiet}>
                {[
                  resultText(intl, record),
                  limit !== undefined && intl.formatMessage({ id: 'goodsReceived.limit.most' }, { degrees: degreesText(intl, limit) }),
                  whenText(intl, record),
                  takenBy,
                  orderId,
                  readProse(note),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          );
        })}
      </ul>
    </Surface>
  );
}
