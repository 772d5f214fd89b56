import journal from '../../messages/de/journal.json';

export const messages = { ...journal };
