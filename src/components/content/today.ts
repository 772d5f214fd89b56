import { useState } from 'react';
import { dayOfMoment, type LocalDate } from '../../domain/calendar';

/** The day in the tenants' zone on which this was opened. */
export function useToday(): LocalDate {
  return useState(() => dayOfMoment(new Date()))[0];
}
