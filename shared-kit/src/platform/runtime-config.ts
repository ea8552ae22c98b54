import type { Locale } from '../domain/common';

/** The service bureau on site; a missing value hides its line. */
export interface ServiceBureau {
  name: string;
  /** Place and hours: "Pavilion 2, entrance B". */
  place?: string;
  phone?: string;
  email?: string;
}

/**
 * Configuration of one installation, served by the edge with the page; a missing value hides its
 * element.
 */
export interface RuntimeConfig {
  apiBase: string;
  realtime: { key: string; host: string; port: number; tls: boolean } | null;
  contacts: {
    copyright?: Record<Locale, string>;
    policyUrl?: Record<Locale, string>;
    phone?: string;
    hours?: Record<Locale, string>;
    email?: string;
    /** The contact for questions about passes, in one line. */
    passesSupport?: Record<Locale, string>;
    /** The fixed last entry of the list of managers. */
    serviceBureau?: Record<Locale, ServiceBureau>;
  };
  /** Documents of the official catalogue, one per language. */
  catalogue?: {
    infoUrl?: Record<Locale, string>;
    /** The general terms that are accepted when the order is sent. */
    termsUrl?: Record<Locale, string>;
    /** A picture of a printed page. */
    exampleUrl?: Record<Locale, string>;
  };
  /** False disables sign-in by a `token` query parameter. */
  tokenSignIn: boolean;
  sessionReplay: { endpoint: string; sampleRate: number; errorSampleRate: number } | null;
}
