import journal from '../../messages/en/journal.json';

export const messages = { ...journal };
