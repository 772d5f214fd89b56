import companion from '../../messages/en/companion.json';

export const messages = { ...companion };
