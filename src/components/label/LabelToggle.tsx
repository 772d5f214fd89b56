import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../kit/action/Button';
import { Icon } from '../../kit/icon/Icon';

interface LabelToggleProps {
  /** Name of the product, for assistive technology. */
  productName: string;
  /** Undefined while it is not known; then it can't be pressed. */
  isListed: boolean | undefined;
  /** Whether the product is to be on the label list. */
  onToggle(isListed: boolean): void;
}

/** Puts a product on the label list and takes it off again. */
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
