import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';

interface LabelToggleProps {
  /** Name of the product, for assistive technology. */
  productName: string;
  /** Undefined while unknown, which disables the button. */
  isListed: boolean | undefined;
  /** Called with true to add the product to the label list, false to remove it. */
  onToggle(isListed: boolean): void;
}

/** Adds a product to the label list or removes it. */
export function LabelToggle({ productName, isListed, onToggle }: LabelToggleProps) {
  const intl = useIntl();
  const isOn = isListed === true;
  return (
    <Button
      size="small"
      tone="quiet"
      disabled={isListed === undefined}
      aria-pressed={isOn}
      aria-label={intl.formatMessage({ id: 'labelTool.toggle' }, { product: productName })}
      onClick={() => onToggle(!isOn)}
    >
      <Icon name={isOn ? 'check' : 'receipt'} size="small" />
      <FormattedMessage id="labelTool.name" />
    </Button>
  );
}
