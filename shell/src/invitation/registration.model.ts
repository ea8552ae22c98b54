/** The phone as registration sends it: without spaces and plus (SHELL-065). */
export const phoneForRegistration = (phone: string): string => phone.replace(/[\s+]/g, '');
