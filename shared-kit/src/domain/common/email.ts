import { withoutInvisible } from './text';

/** Signs that end a host in an address, so that the parser of addresses must not see them. */
const noHost = /[\s/\\?#@:%[\]<>^|]/u;

/** A domain as it travels: `münchen.example` is `xn--mnchen-3ya.example`. One that has no such form stays as it is. */
const asciiDomain = (domain: string): string => {
  if ((/^[a-z\d.-]*$/.test(domain) && !domain.includes('xn--')) || noHost.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
};

/**
 * The one form in which addresses are stored and compared, on both sides: lower case, without invisible characters and spaces
 * around it, compatible letters as plain ones, the domain as it travels. Two ways to write a mailbox have the same form.
 */
export const normalEmail = (typed: string): string => {
  const text = withoutInvisible(typed.normalize('NFKC')).trim().toLowerCase();
  const at = text.lastIndexOf('@');
  return at < 0 ? text : `${text.slice(0, at)}@${asciiDomain(text.slice(at + 1))}`;
};

/** Limits of RFC 5321 in bytes. */
const longest = { address: 254, local: 64, domain: 253 } as const;

const bytesOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return sum + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
  }, 0);

const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

const isDomain = (domain: string): boolean => {
  const labels = domain.split('.');
  const isNamed = labels.length > 1 && /[a-z]/.test(labels.at(-1) ?? '');
  return isNamed && domain.length <= longest.domain && labels.every((one) => label.test(one));
};

const isLocal = (local: string): boolean =>
  /^[^\s@<>(),;:"\\[\]\p{Cc}.]+(?:\.[^\s@<>(),;:"\\[\]\p{Cc}.]+)*$/u.test(local) && bytesOf(local) <= longest.local;

/** Whether mail can be sent to an address, in any way of writing it: lengths of RFC 5321, labels of RFC 1123. */
export const isEmail = (typed: string): boolean => {
  const text = normalEmail(typed);
  const at = text.lastIndexOf('@');
  return at > 0 && bytesOf(text) <= longest.address && isLocal(text.slice(0, at)) && isDomain(text.slice(at + 1));
};
