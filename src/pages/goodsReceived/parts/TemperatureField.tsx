import { useIntl } from 'react-intl';
import { formatTime } from '#i18n/format.ts';
import { NumberField } from '#kit/field/NumberField.tsx';
import { isOverLimit, temperatures, type DeliveryLine, type LineEntry } from '../rules/delivery';
import styles from './TemperatureField.module.css';
import { degreesText, limitText } from './temperatureTexts';

interface TemperatureFieldProps {
  line: DeliveryLine;
  entry: LineEntry;
  /** Labels the field with the product's name, in a list of several. */
  isNamed?: boolean;
  onChange(temperature: number | undefined): void;
}

/** Measured temperature of a line, with its limit and who measured it. Above the limit it says that the line counts as too warm. */
export function TemperatureField({ line, entry, isNamed = false, onChange }: TemperatureFieldProps) {
  const intl = useIntl();
  const { cold, name } = line;
  const { temperature, takenBy, takenAt } = entry;
  const facts = [
    cold && limitText(intl, cold),
    takenAt !== undefined &&
      intl.formatMessage({ id: 'goodsReceived.taken' }, { name: takenBy, time: formatTime(new Date(takenAt), intl.locale) }),
  ].filter(Boolean);
  return (
    <div className={styles.field}>
      <NumberField
        label={isNamed ? name : intl.formatMessage({ id: 'goodsReceived.temperature' })}
        hint={facts.length > 0 ? facts.join(' · ') : undefined}
        error={
          cold && isOverLimit(line, entry)
            ? intl.formatMessage({ id: 'goodsReceived.temperature.over' }, { limit: degreesText(intl, cold.degrees) })
            : undefined
        }
        value={temperature}
        {...temperatures}
        onChange={onChange}
      />
    </div>
  );
}
