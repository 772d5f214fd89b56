import companion from '../../messages/de/companion.json';

export const messages = { ...companion };
