import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { ImportReport, LeftOutLine } from '../../domain/companionOrder';
import { MuiTheme } from '../../themes/MuiTheme';
import { reasonText } from '../cart/refusalText';
import { AppLink } from '../link/AppLink';
import { rejectionReason } from '../order/orderNames';
import styles from './CompanionImportDialog.module.css';

interface CompanionImportDialogProps {
  isOpen: boolean;
  report: ImportReport;
  /** Address of the cart. */
  cartHref: string;
  onClose(): void;
}

/** What came of an import: the lines that were left out with their reasons, and what has to be chosen anew at checkout (P§8). */
export function CompanionImportDialog({ isOpen, report, cartHref, onClose }: CompanionImportDialogProps) {
  const intl = useIntl();
  const { added, leftOut, isAddressGone, isAreaGone } = report;
  return (
    <MuiTheme>
      <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="companion-report-title">
        <DialogTitle id="companion-report-title"><FormattedMessage id="companion.report.title" values={{ count: added.length }} /></DialogTitle>
        <DialogContent>
          {isAddressGone && <p className={styles.text}><FormattedMessage id="companion.report.addressGone" /></p>}
          {isAreaGone && <p className={styles.text}><FormattedMessage id="companion.report.areaGone" /></p>}
          {leftOut.length > 0 && (
            <>
              <p className={styles.text}>
                <FormattedMessage id={leftOut.some(isNoLongerSold) ? 'companion.report.notSold' : 'companion.report.leftOut'} values={{ count: leftOut.length }} />
              </p>
              <ul className={styles.list}>
                {leftOut.map((one, index) => (
                  <li key={`${one.line.wish.sku}:${index}`} className={styles.line}>
                    <span className={styles.name}>
                      {one.line.product?.name ?? one.line.wish.name ?? one.line.wish.sku}
                      <span className={styles.id}>{one.line.product?.displayedId ?? one.line.wish.sku}</span>
                    </span>
                    <span>{leftOutText(intl, one)}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}><FormattedMessage id="companion.report.close" /></Button>
          <AppLink href={cartHref} className={styles.link}><FormattedMessage id="companion.report.toCart" /></AppLink>
        </DialogActions>
      </Dialog>
    </MuiTheme>
  );
}

/** Whether the product or its unit is no longer sold, which has a sentence of its own (P§8). */
function isNoLongerSold({ reason }: LeftOutLine): boolean {
  return reason.by === 'server'
    ? reason.reason === 'REMOVED_FROM_INVENTORY' || reason.reason === 'UNIT_NOT_SOLD'
    : reason.reason.kind === 'noLongerAvailable' || reason.reason.kind === 'unitNotSold';
}

function leftOutText(intl: IntlShape, { reason }: LeftOutLine): string {
  return reason.by === 'server' ? intl.formatMessage({ id: rejectionReason[reason.reason] }) : reasonText(intl, reason.reason);
}
