import journal from '../../messages/it/journal.json';

export const messages = { ...journal };
