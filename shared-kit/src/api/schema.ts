/** Generated from openapi.json by `npm run openapi`: do not edit. */
export interface paths {
    "/broadcasting/missed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events of a channel after a number, or since a time (default: now) for a tab that has no number yet */
        get: {
            parameters: {
                query: {
                    channel: string;
                    after?: number;
                    since?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["MissedEvents"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in: 422 wrong_credentials or email_not_confirmed, 429 after 10 failed tries (SHELL-048 to SHELL-053) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                        device?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                token: string;
                                user: components["schemas"]["User"];
                            };
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SecondStep"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-in-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange the one-time code of a sign-in link for a session: 422 wrong_token (SHELL-328) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                token: string;
                                user: components["schemas"]["User"];
                            };
                        };
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign out: the token of this call ends (SHELL-054) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Success without data */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store the language of the user (SHELL-081, SHELL-082) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        locale: "ru" | "en";
                    };
                };
            };
            responses: {
                /** @description Success without data */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a link to set a new password; the same answer for every address (SHELL-056, SHELL-057) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Success without data */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/update-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password by the token of the mail: 422 wrong_token; ends all sessions (SHELL-058 to SHELL-060) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        /** @description 8 to 72 characters (SHELL-060) */
                        password: string;
                        password_confirmation: string;
                    };
                };
            };
            responses: {
                /** @description Success without data */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-email/{id}/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Confirm an e-mail address: 422 user_not_found or wrong_code (SHELL-061 to SHELL-063) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    hash: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Success without data */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitation-links/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the link of an invitation leads to: 403 invalid_link (SHELL-380, SHELL-381) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: number;
                        signature: string;
                        /** @description Seconds since the epoch */
                        expires: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["InvitationPage"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/welcome/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation: 403 invalid_link, 422 user_exists (SHELL-064 to SHELL-068) */
        post: {
            parameters: {
                query?: {
                    signature?: string;
                    /** @description Seconds since the epoch */
                    expires?: string;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        lastname: string;
                        middlename?: string | null;
                        /** @description With or without the plus (SHELL-217) */
                        phone: string;
                        /** @description 8 to 72 characters (SHELL-060) */
                        password: string;
                        password_confirmation: string;
                        can_send_notifications?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["User"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user (SHELL-162) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["User"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        /** Change the own profile (ACC-001 to ACC-004) */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        lastname: string;
                        middlename?: string | null;
                        /** @description With or without the plus (SHELL-217) */
                        phone: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["User"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the own password: 422 on old_password when it is wrong, 429 after 10 wrong ones; ends the other sessions (ACC-007 to ACC-010) */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        old_password: string;
                        /** @description 8 to 72 characters (SHELL-060) */
                        new_password: string;
                        new_password_confirmation: string;
                    };
                };
            };
            responses: {
                /** @description Success without data */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user/email-notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Whether notifications come by mail, too (ACC-011, ACC-012) */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        can_send_notifications: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["User"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own sessions, the last used first (SHELL-440) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OwnSession"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** End all own sessions but that of this call (SHELL-441) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one own session: its token is refused from then on, its sockets close within a second (SHELL-441) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    sessionId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a sign-in: 422 on code, recovery_code or passkey, step_expired; 429 after 10 tries (SHELL-447) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ticket: string;
                        code?: string;
                        recovery_code?: string;
                        passkey?: {
                            id: string;
                            rawId: string;
                            /** @enum {string} */
                            type: "public-key";
                            response: {
                                clientDataJSON: string;
                                authenticatorData: string;
                                signature: string;
                                userHandle?: string;
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                token: string;
                                user: components["schemas"]["User"];
                            };
                        };
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove by password or code to be the user of this session: good for ten minutes (SHELL-444) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password?: string;
                        code?: string;
                    };
                };
            };
            responses: {
                /** @description Success without data */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the caller confirms a sign-in (SHELL-444) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SecondFactor"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Turn the second factor off and forget all its ways: 403 proof_required (SHELL-444) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new secret for an app, in force after its first code: 403 proof_required (SHELL-445) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["NewCodeApp"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/app/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put the new app in force by its first code: 403 proof_required, 422 on code (SHELL-445) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SecondFactor"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new set of recovery codes, told once; the former one ends: 403 proof_required (SHELL-446) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                codes: string[];
                            };
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign-in asks for the second factor from now on: 403 proof_required (SHELL-444) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SecondFactor"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/second-step/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A challenge for a passkey; its answer goes to second-step: 422 step_expired, no_passkey (SHELL-456) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ticket: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PasskeyRequest"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/passkeys/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser needs to make a passkey: 403 proof_required, 422 too_many_passkeys (SHELL-454) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PasskeyCreation"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the passkey that a browser has made: 403 proof_required, 422 on name, wrong_passkey (SHELL-454) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        credential: {
                            id: string;
                            rawId: string;
                            /** @enum {string} */
                            type: "public-key";
                            response: {
                                clientDataJSON: string;
                                attestationObject: string;
                                transports?: string[];
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SecondFactor"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/passkeys/{passkeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a passkey; with the last way the second factor is off: 403 proof_required (SHELL-457) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    passkeyId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Rename a passkey: 403 proof_required, 422 on name (SHELL-454) */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    passkeyId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SecondFactor"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/auth/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that is kept about the caller, as JSON or PDF; 429 after 10 in an hour (SHELL-480) */
        get: {
            parameters: {
                query?: {
                    format?: "json" | "pdf";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/deletion-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest request of the caller to delete the account, and what stands in its way (SHELL-484) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OwnDeletion"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        /** Ask the organiser to delete the account: 403 proof_required, 422 deletion_waiting, last_supervisor (SHELL-484) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OwnDeletion"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        /** Withdraw the waiting request; without one nothing happens (SHELL-484) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own notifications, newest first (SHELL-086 to SHELL-088) */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: number;
                    perPage?: number;
                    notification_type?: string;
                    /** @description Unread ones, or those that are put off; without it all that are not put off (SHELL-466) */
                    state?: "new" | "snoozed";
                    company_id?: number;
                    exhibition_id?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Notification"][];
                            meta: components["schemas"]["NotificationsMeta"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark one as read; a repeat changes nothing (SHELL-093) */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Notification"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark one as unread again; a repeat changes nothing (SHELL-467) */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Notification"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}/snooze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put one off until a moment, null takes it back into the list; a repeat changes nothing (SHELL-466) */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        until: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Notification"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all as read (ACC-144) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Success without data */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Types that occur in the own notifications (ACC-143) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: string;
                                name_rus: string;
                                name_eng: string;
                            }[];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/exhibitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exhibitions that occur in the own notifications (ACC-143) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                name_rus: string;
                                name_eng: string;
                            }[];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Companies that occur in the own notifications (ACC-143) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                name_rus: string;
                                name_eng: string;
                            }[];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How notifications reach the caller, and what his next daily e-mail will say so far (SHELL-460) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["NotificationSettings"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification-settings/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** When e-mails may come; a repeat changes nothing (SHELL-462, SHELL-463) */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description The daily e-mail and the quiet hours (SHELL-462, SHELL-463) */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EmailSchedule"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["NotificationSettings"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification-settings/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** How one kind comes, everywhere or in one exhibition; null takes the choice back (SHELL-460, SHELL-464) */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        kind: "pass-rejected" | "pass-status" | "pass-filled" | "deadline" | "extension" | "order" | "chat" | "cart" | "document" | "catalogue" | "announcement-required" | "second-factor" | "announcement" | "organizer" | "publication";
                        exhibition_id: number | null;
                        choice: components["schemas"]["KindChoice"] | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["NotificationSettings"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/deletion-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests to delete accounts, those that wait first (SHELL-485) */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: number;
                    perPage?: number;
                    status?: "waiting" | "withdrawn" | "refused" | "done";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganizerDeletion"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/deletion-requests/{requestId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete the account for good, or refuse with a comment: 422 deletion_decided, last_supervisor (SHELL-485) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    requestId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        decision: "done" | "refused";
                        comment?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganizerDeletion"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Participations of the caller: running and coming ones with archive=0, ended ones with archive=1 */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: number;
                    perPage?: number;
                    exhibition_id?: number;
                    archive?: "0" | "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ParticipationListItem"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        /** Join a participation by its code: 422 by the codes of ACC-154 and ACC-155, 429 after 10 wrong ones */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Dashes, spaces and case are forgiven */
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Participation"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One participation; 404 for non-members (SHELL-130) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Participation"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/reads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Several reads of a participation at once; one that is unknown, refused or fails is left out (SHELL-410) */
        get: {
            parameters: {
                query?: {
                    /** @description Addresses below the participation, and /notifications: of=cart&of=car-passes%3Fpage%3D1 */
                    of?: string[];
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Read"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite a user, with one answer whether there is an account or not: 422 invite_exists, already_member, role_not_allowed (ACC-053, ACC-200) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        /** @enum {unknown} */
                        role: "read" | "edit" | "admin" | "installer";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ParticipationUser"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        /** Take the access of all users away but of supervisors and admins (ACC-063, ACC-064) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the role of a user; 403 for a supervisor and for the own one (ACC-059) */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    userId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        role: "read" | "edit" | "admin" | "installer";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ParticipationUser"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        post?: never;
        /** Take the access of a user away; 403 for a supervisor and for oneself (ACC-060, ACC-061) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    userId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/users/{userId}/resend-invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a pending invitation again: 422 resend_timeout within 5 minutes (ACC-055, ACC-056) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    userId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ParticipationUser"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Last visits, who has invited whom, and who was removed, for supervisors and admins (ACC-230) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["TeamAccess"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/removed-users/{removalId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a removed user back with the former role within 30 days: 422 restore_expired, already_back, invited_again, removed_by_organizer, other_company (ACC-233, ACC-234) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    removalId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ParticipationUser"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invitations of the caller that wait for an answer (ACC-200) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OwnInvitation"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation: access begins; 422 other_company (ACC-200) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                participation_id: number;
                            };
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline an invitation: its row leaves the team (ACC-200) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/membership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Leave a participation: 422 last_supervisor (ACC-201) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/companies/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Stores the company profile and answers it; 404 for a company of another participation (ACC-029) */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    companyId: number;
                };
                cookie?: never;
            };
            /** @description What a company says about itself; an empty text is none (ACC-028) */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CompanyDetails"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Company"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/companies/{companyId}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logo, multipart with the field image: PNG or JPG up to 2 MB and 1024×1024 pixels (ACC-039, ACC-042) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    companyId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        image: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CompanyImage"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        /** Removes the logo (ACC-040) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    companyId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/make-primary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Makes this participation the primary one of the caller in its exhibition (ACC-073) */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Participation"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/edo-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Stores for which contracts the company takes electronic documents (ACC-134 to ACC-137) */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            /** @description For which contracts a company takes electronic documents (ACC-131) */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EdoSettings"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["EdoSettings"];
                            message: string;
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/participants/{id}/payer-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Lets the sub-exhibitors of a collective organiser order at its expense, or no longer (SVC-164) */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            /** @description Whether a collective organiser pays orders of its sub-exhibitors (SVC-164) */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PayerSettings"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PayerSettings"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All countries, sorted by the name of one language (SHELL-143) */
        get: {
            parameters: {
                query?: {
                    order?: "name_rus" | "name_eng";
                    /** @description Variant of the visa form: Russia last (PASS-238) */
                    visa?: "0" | "1";
                    /** @description The same as visa */
                    flag?: "0" | "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Country"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preparations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the preparation of participations is and which dates they have; those of others are left out (SHELL-281) */
        get: {
            parameters: {
                query: {
                    /** @description Ids of participations: ids=101&ids=102 */
                    ids: number[];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Preparation"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/deadlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deadlines of all areas, the nearest first; 404 for non-members (SHELL-240) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Deadline"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/deadlines.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open deadlines as an iCalendar file in the language of the request (SHELL-246) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description An iCalendar file (RFC 5545) */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/calendar": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The personal calendar of the caller, null without one (SHELL-248) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CalendarFeed"] | null;
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        /** A new address; the former one is unknown from then on (SHELL-248) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CalendarFeed"] | null;
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        /** Revokes the address; a repeat changes nothing (SHELL-248) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ics/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A personal calendar by its secret address; 404 for an unknown or revoked one (SHELL-249) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    file: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description An iCalendar file (RFC 5545) */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/calendar": string;
                    };
                };
                /** @description The caller has this version already (If-None-Match) */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deadline-reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When and how the caller is reminded of deadlines (SHELL-254) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ReminderSettings"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        /** Changes days and mail; a repeat changes nothing (SHELL-254) */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            /** @description When and how the caller is reminded of deadlines (SHELL-254) */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReminderSettings"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ReminderSettings"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Participations, in the order of their ids, found by exhibition and by name of the company */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: number;
                    perPage?: number;
                    exhibition_id?: number;
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganizerParticipation"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/participants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change quotas and flags of a participation; what is not named stays */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description False: own users of a sub-exhibitor only read (SHELL-149) */
                        is_edit?: boolean;
                        is_not_resident?: boolean;
                        is_edo_rent_available?: boolean;
                        is_edo_services_available?: boolean;
                        quota_certificate?: number | null;
                        quota_installation?: number | null;
                        quota_car?: number | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganizerParticipation"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/organizer/participants/{id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users of a participation with role and state of their invitation */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ParticipationUser"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        /** Give a person access: 422 invite_exists, already_member, other_company, role_not_allowed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        /** @enum {unknown} */
                        role: "supervisor" | "admin" | "edit" | "read" | "installer";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ParticipationUser"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/participants/{id}/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the role of a user: 422 last_supervisor, role_not_allowed */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    userId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        role: "supervisor" | "admin" | "edit" | "read" | "installer";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ParticipationUser"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        post?: never;
        /** Take the access of a user away: 422 last_supervisor */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    userId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/participants/{id}/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Issue a code by which one person joins; one with an e-mail is sent there: 422 role_not_allowed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        role: "supervisor" | "admin" | "edit" | "read" | "installer";
                        email?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["IssuedParticipantCode"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/personal-passes/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Package file, multipart with type, file and only_valid; dry_run writes nothing (PASS-181, PASS-278) */
        post: {
            parameters: {
                query?: {
                    dry_run?: "0" | "1";
                    ticket?: string;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @enum {unknown} */
                        type: "certificate" | "installation";
                        /** Format: binary */
                        file: string;
                        /** @enum {unknown} */
                        only_valid?: "0" | "1";
                        /** @description Rows corrected on the screen, as JSON */
                        mended?: string;
                        /** @description Which column is which field, as JSON (PASS-326) */
                        mapping?: string;
                        /** @description Encoding and delimiter of a text table, as JSON; judged by the content without it */
                        reading?: string;
                        /** @description Sheet to show the first lines of, from 0 (PASS-332) */
                        sheet?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PackageCheck"];
                        };
                    };
                };
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                created: number;
                                errors?: {
                                    [key: string]: string[];
                                };
                            };
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/personal-passes/import/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** First lines of a package file of another shape, multipart as the import; writes nothing (PASS-326) */
        post: {
            parameters: {
                query?: {
                    ticket?: string;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @enum {unknown} */
                        type: "certificate" | "installation";
                        /** Format: binary */
                        file: string;
                        /** @enum {unknown} */
                        only_valid?: "0" | "1";
                        /** @description Rows corrected on the screen, as JSON */
                        mended?: string;
                        /** @description Which column is which field, as JSON (PASS-326) */
                        mapping?: string;
                        /** @description Encoding and delimiter of a text table, as JSON; judged by the content without it */
                        reading?: string;
                        /** @description Sheet to show the first lines of, from 0 (PASS-332) */
                        sheet?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PackagePreview"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/personal-passes/import/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Place of an import that waits, from 1; 0 when it runs or is unknown (PASS-321) */
        get: {
            parameters: {
                query: {
                    ticket: string;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                place: number;
                            };
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/personal-passes/import/marked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The package file with its wrong cells painted and explained; multipart as the import (PASS-302) */
        post: {
            parameters: {
                query?: {
                    ticket?: string;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @enum {unknown} */
                        type: "certificate" | "installation";
                        /** Format: binary */
                        file: string;
                        /** @enum {unknown} */
                        only_valid?: "0" | "1";
                        /** @description Rows corrected on the screen, as JSON */
                        mended?: string;
                        /** @description Which column is which field, as JSON (PASS-326) */
                        mapping?: string;
                        /** @description Encoding and delimiter of a text table, as JSON; judged by the content without it */
                        reading?: string;
                        /** @description Sheet to show the first lines of, from 0 (PASS-332) */
                        sheet?: string;
                    };
                };
            };
            responses: {
                /** @description An XLSX file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/personal-passes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List with quota; certificate lists certificates and visas (PASS-218 to PASS-220, PASS-063) */
        get: {
            parameters: {
                query: {
                    type: "certificate" | "visa" | "installation";
                    page?: number;
                    per_page?: number;
                    perPage?: number;
                    /** @description id or lastname for participant passes, created_at or lastname for installation passes (PASS-220) */
                    order_name?: "id" | "created_at" | "lastname";
                    order_by?: "asc" | "desc";
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PersonalPass"][];
                            meta: components["schemas"]["PersonalPassesMeta"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        /** Create one pass (PASS-224, PASS-225) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        type: "certificate" | "visa" | "installation";
                        company_name?: string | null;
                        lastname?: string | null;
                        name?: string | null;
                        middlename?: string | null;
                        middle_name?: string | null;
                        birthday?: string | null;
                        birthday_place?: string | null;
                        country_id?: number | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PersonalPass"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        /** Delete all passes of a type; visas that are not rejected stay (PASS-227, PASS-228) */
        delete: {
            parameters: {
                query: {
                    type: "certificate" | "visa" | "installation";
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["DeletedPasses"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/personal-passes/{passId}/reissue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a corrected pass in the place of a rejected one, in one step and on its place in the quota (PASS-324) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    passId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        type: "certificate" | "visa" | "installation";
                        company_name?: string | null;
                        lastname?: string | null;
                        name?: string | null;
                        middlename?: string | null;
                        middle_name?: string | null;
                        birthday?: string | null;
                        birthday_place?: string | null;
                        country_id?: number | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PersonalPass"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/personal-passes/same-person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Passes of the list that seem to be of this person, newest first (PASS-327) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        type: "certificate" | "visa" | "installation";
                        lastname?: string | null;
                        name?: string | null;
                        middlename?: string | null;
                        birthday?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PersonalPass"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/personal-passes/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One PDF of all accepted passes of a type (PASS-202, PASS-223, PASS-248) */
        get: {
            parameters: {
                query: {
                    type: "certificate" | "visa" | "installation";
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/personal-passes/{passId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One pass (PASS-221) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    passId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PersonalPass"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Delete one pass (PASS-226, PASS-233, PASS-247) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    passId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/personal-passes/{passId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** PDF of one pass (PASS-222, PASS-248) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    passId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/personal-passes/{passId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back a deletion within 10 minutes (PASS-276) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    passId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PersonalPass"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/personal-passes/{passId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what with the pass and when (PASS-281) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    passId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PassHistoryEntry"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/car-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kinds of vehicles (PASS-235) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CarType"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/car-passes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List, newest first, with everything that a copy needs (PASS-160, PASS-169, PASS-229) */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: number;
                    perPage?: number;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CarPass"][];
                            meta: components["schemas"]["CarPassesMeta"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        /** Create one car pass (PASS-230) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        car_type_id?: number | null;
                        car_number?: string | null;
                        trailer_number?: string | null;
                        entry_date?: string | null;
                        departure_date?: string | null;
                        load_capacity?: (number | string) | null;
                        target?: string | null;
                        stand_id?: number | null;
                        lastname?: string | null;
                        name?: string | null;
                        middlename?: string | null;
                        phone?: string | null;
                        cargos?: {
                            title?: string | null;
                            quantity?: (number | string) | null;
                        }[] | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CarPass"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        /** Delete all car passes (PASS-234) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["DeletedPasses"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/car-passes/{passId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** PDF of one car pass (PASS-231, PASS-248) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    passId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/car-passes/{passId}/download/d03": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** PDF of the form D03 of one car pass (PASS-232) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    passId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/car-passes/{passId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one pass (PASS-226, PASS-233, PASS-247) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    passId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/car-passes/{passId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back a deletion within 10 minutes (PASS-276) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    passId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CarPass"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/car-passes/{passId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what with the pass and when (PASS-281) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    passId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PassHistoryEntry"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/passes/by-code/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pass of this participation with a code (PASS-266) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @enum {unknown} */
                                kind: "personal";
                                pass: components["schemas"]["PersonalPass"];
                            } | {
                                /** @enum {unknown} */
                                kind: "car";
                                pass: components["schemas"]["CarPass"];
                            };
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/pass-holders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that is kept about the people on the passes, or about the one on a pass, as JSON or PDF; 429 after 10 in an hour (SHELL-483) */
        get: {
            parameters: {
                query?: {
                    format?: "json" | "pdf";
                    pass_id?: number;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/pass-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Links with their state, newest first (PASS-290) */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: number;
                    perPage?: number;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PassLink"][];
                            meta: components["schemas"]["PassLinksMeta"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        /** Send links, or make them to be copied; each holds a place (PASS-291, PASS-292) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        recipients?: {
                            email: string;
                            name?: string | null;
                        }[];
                        /**
                         * @description copy sends nothing; without recipients one link for nobody in particular
                         * @enum {unknown}
                         */
                        delivery?: "mail" | "copy";
                        expires_on?: string | null;
                        asks_visa?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PassLink"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/pass-links/{linkId}/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A further address of an open link; it is told once (PASS-294) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    linkId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                url: string;
                            };
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/pass-links/{linkId}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the e-mail again, a day after the last one (PASS-295) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    linkId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PassLink"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/pass-links/{linkId}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw a link; its place is free at once (PASS-293) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    linkId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PassLink"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/pass-links/{linkId}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a withdrawn or expired link again, with a new address (PASS-293) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    linkId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        expires_on?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PassLink"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pass-links/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a link asks for: 404 link_invalid for an unknown, expired, withdrawn or used one (PASS-296) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PassLinkPage"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pass-links/fill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the data of the pass, once (PASS-297) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        lastname?: string | null;
                        name?: string | null;
                        middlename?: string | null;
                        is_visa?: boolean;
                        country_id?: number | null;
                        birthday?: string | null;
                        birthday_place?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PassLinkReceipt"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/pass-sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Earlier exhibitions of the company that the caller may see (PASS-304) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PassSource"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/pass-sources/{sourceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Passes of one of them, judged row by row (PASS-304, PASS-305) */
        get: {
            parameters: {
                query?: {
                    kind?: "participant" | "installation" | "car";
                };
                header?: never;
                path: {
                    id: number;
                    sourceId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PassCandidate"][];
                            meta: {
                                quota: components["schemas"]["PassQuota"];
                            };
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/pass-take-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create passes of the chosen rows, all or none (PASS-306) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        source_id: number;
                        /** @enum {unknown} */
                        kind: "participant" | "installation" | "car";
                        ids: number[];
                        /** @description Stand of the vehicles; without one the first of the participation (PASS-305) */
                        stand_id?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                created: number;
                            };
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/passes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Passes of all participations, oldest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: number;
                    perPage?: number;
                    kind?: "personal" | "car";
                    status?: "consideration" | "accepted" | "rejected";
                    type?: "certificate" | "visa" | "installation";
                    participant_id?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PassToDecide"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/personal-passes/{passId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Accept, reject with a reason, or put back into consideration (PASS-249) */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    passId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        status: "consideration" | "accepted" | "rejected";
                        comment?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PersonalPass"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/organizer/car-passes/{passId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Status with a reason, or a new code (PASS-249) */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    passId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        status?: "consideration" | "accepted" | "rejected";
                        comment?: string | null;
                        barcode?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CarPass"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/organizer/personal-passes/{passId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a deleted pass back within 30 days (PASS-276) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    passId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PersonalPass"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/car-passes/{passId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a deleted car pass back within 30 days (PASS-276) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    passId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CarPass"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories with services in themselves or below (SVC-019) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ServiceCategory"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/categories/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One category with its children (SVC-020) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    categoryId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ServiceCategory"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/additional-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Services of a category, popular ones, or those that a text is found in (SVC-025, SVC-026, SVC-165) */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: number;
                    perPage?: number;
                    category_id?: number;
                    is_popular?: "1";
                    search?: string;
                    /** @description Corrects nothing (SVC-165) */
                    literally?: "1";
                    /** @description Can be ordered now (SVC-186) */
                    is_open?: "1";
                    /** @description In the currency of the participation */
                    has_price?: "1";
                    /** @description Provided by the organiser */
                    is_organizer?: "1";
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ListedService"][];
                            meta: components["schemas"]["PageMeta"];
                            search: components["schemas"]["ServiceSearch"] | null;
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/additional-services/{serviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One service with its description and recommended services (SVC-035, SVC-047) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    serviceId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["AdditionalServiceDetail"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/set-currency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the currency of services and cart; answers the participation (SVC-131, SVC-133) */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        currency: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Participation"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cart with prices, amounts and total in the currency of the participation (SVC-064, SVC-151) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Cart"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/cart-items/{serviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a service; 409 `already_in_cart` carries the stored item (SVC-066, SVC-070, SVC-071) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    serviceId: number;
                };
                cookie?: never;
            };
            /** @description SVC-066 */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CartItemBody"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CartItem"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/cart-items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a line (SVC-067, SVC-071) */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    itemId: number;
                };
                cookie?: never;
            };
            /** @description SVC-066 */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CartItemBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CartItem"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        post?: never;
        /** Remove a line (SVC-068) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    itemId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/cart/accept-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the prices of today as seen, after the risen ones were looked at (SVC-160) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Cart"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/cart/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask a colleague with the right to order to check the cart and to order it, once a minute (SVC-174) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        user_id: number;
                        comment?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user_id: number;
                            };
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/cart/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cart as a PDF for approval, at the prices of now (SVC-173) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/cart/download/xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cart as a workbook for approval (SVC-173) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description An XLSX file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/cart/copy-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of earlier orders on the days and at the prices of this exhibition (SVC-162) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CopyOffers"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/cart/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add lines of earlier orders to the cart, all or none; answers the cart (SVC-162) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            /** @description The lines of earlier orders as they are to stand in the cart (SVC-162) */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CopyBody"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Cart"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/additional-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders, newest first; of one group, by number or service (SVC-090, SVC-091, SVC-189) */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: number;
                    perPage?: number;
                    group?: "answer" | "active" | "completed" | "canceled";
                    search?: string;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["AdditionalOrder"][];
                            meta: components["schemas"]["OrdersMeta"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        /** Place the cart as one order; multipart with comment, currency, attachment, cart_version, payer (SVC-083 to SVC-087) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @description The version of the cart that was seen; another one answers 409 (SVC-151) */
                        cart_version?: number;
                        currency?: string;
                        /** @description own, or the main company where it allows that (SVC-164) */
                        payer?: string;
                        purchase_number?: string;
                        comment?: string;
                        /** Format: binary */
                        attachment?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["AdditionalOrder"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/additional-orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order with what has changed since it was placed, its history and documents (SVC-163) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["AdditionalOrderDetail"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/additional-orders/{orderId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an order that waits for it (SVC-096, SVC-098) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version?: number;
                    } | null;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["AdditionalOrder"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/additional-orders/{orderId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a new or waiting order (SVC-097, SVC-098) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version?: number;
                    } | null;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["AdditionalOrder"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/additional-orders/{orderId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages, oldest first: the newest page, or the one before a message (SVC-106, SVC-107) */
        get: {
            parameters: {
                query?: {
                    before?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrderMessage"][];
                            meta: components["schemas"]["OrderMessagesMeta"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        /** Send a message, multipart with text and files[] (SVC-118, SVC-120, SVC-121) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        text?: string;
                        "files[]"?: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrderMessage"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/additional-orders/{orderId}/messages/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all messages of the manager as read for the caller; view rights are enough (SVC-113, SVC-115) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/additional-orders/{orderId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The order as a PDF in the language of the request (SVC-099) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/additional-orders/{orderId}/download/xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The order as a workbook in the language of the request (SVC-173) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description An XLSX file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/additional-orders/{orderId}/download/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All documents of the order as one zip; 404 where it has none (SVC-100, SVC-101) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A zip of documents */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/additional-orders/{orderId}/download/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One file of the order: attachment, document or of the chat (SVC-102, SVC-126, SVC-127) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                    fileId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/additional-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders of all participations, newest first, found by number or company; unread=1: with messages that nobody of the staff has read */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: number;
                    perPage?: number;
                    exhibition_id?: number;
                    participant_id?: number;
                    /** @description A number of an order, or part of the name of a company */
                    search?: string;
                    status?: "new" | "processing" | "waiting_confirmation" | "confirmed" | "executed" | "canceled";
                    unread?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganizerOrder"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/additional-orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order with exhibitor, difference, history, documents and the newest messages */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganizerOrderDetail"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change lines and amounts, move the status, or both; 409 for a move that the rules forbid (SVC-095, SVC-154) */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The one that was seen: another one answers 409 */
                        version?: number;
                        /** @enum {unknown} */
                        status?: "new" | "processing" | "waiting_confirmation" | "confirmed" | "executed" | "canceled";
                        lines?: {
                            line_id: number;
                            price_with_vat?: number | null;
                            quantity?: number;
                            dates?: string[];
                            quantity_by_dates?: {
                                date: string;
                                quantity: number;
                            }[];
                            time_range_by_dates?: {
                                date: string;
                                time_range: number[];
                            }[];
                            /** @description True takes the line out, false puts it back */
                            is_removed?: boolean;
                        }[];
                        added?: {
                            service_id: number;
                            unit_id?: number;
                            comment?: string | null;
                            price_with_vat?: number | null;
                            quantity?: number;
                            dates?: string[];
                            quantity_by_dates?: {
                                date: string;
                                quantity: number;
                            }[];
                            time_range_by_dates?: {
                                date: string;
                                time_range: number[];
                            }[];
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganizerOrderDetail"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/organizer/additional-orders/{orderId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages, oldest first: the newest page, or the one before a message */
        get: {
            parameters: {
                query?: {
                    before?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrderMessage"][];
                            meta: components["schemas"]["OrderMessagesMeta"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        /** Write in the chat of an order, multipart with text and files[]; what stands above counts as read */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        text?: string;
                        "files[]"?: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrderMessage"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/additional-orders/{orderId}/messages/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all messages of the exhibitor as read; his open chat shows it at once (SVC-166) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/additional-orders/{orderId}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Attach a document, multipart with kind (invoice, contract, act) and file (SVC-183) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @enum {unknown} */
                        kind: "invoice" | "contract" | "act";
                        /** Format: binary */
                        file: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrderDocument"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/additional-orders/{orderId}/documents/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a document that was attached by mistake; its file goes, the history names it (SVC-188) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    orderId: number;
                    fileId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/additional-orders/{orderId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The order as a PDF in the language of the request */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/additional-orders/{orderId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One file of an order: attachment, document or of the chat */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    orderId: number;
                    fileId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/exhibitions/{exhibitionId}/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All services with what the exhibition changes of them */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: number;
                    perPage?: number;
                    category_id?: number;
                    search?: string;
                    is_popular?: "0" | "1";
                    is_hidden?: "0" | "1";
                };
                header?: never;
                path: {
                    exhibitionId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganizerService"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/services/{serviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Popular, synonyms and what must be asked for, at all exhibitions; what is not named stays */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    serviceId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Listed among the popular ones (SVC-028) */
                        is_popular?: boolean;
                        synonyms?: string[];
                        is_required_contract?: boolean;
                        is_required_stand_area?: boolean;
                        is_required_quantity_by_date?: boolean;
                        is_required_time_range_by_date?: boolean;
                        is_required_date_install?: boolean;
                        is_required_date_exhibition?: boolean;
                        is_required_date_dismantling?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganizerServiceFacts"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/organizer/exhibitions/{exhibitionId}/services/{serviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Hidden, types, last day of ordering and price steps at one exhibition; what is not named stays */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    exhibitionId: number;
                    serviceId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Not offered at this exhibition (SVC-047) */
                        is_hidden?: boolean;
                        event_types?: ("self" | "collective" | "installer" | "sub" | "part-time" | "organizer-and-media" | "special-project")[] | null;
                        order_until?: string | null;
                        price_steps?: {
                            from: string;
                            percent: number;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganizerService"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/participants/{id}/catalog-templates/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The template of the exhibition: services, prices, free quantities (CAT-227) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    templateId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CatalogTemplate"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/catalog-rubrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The trees of rubrics and of exporter rubrics; 304 for the ETag of an earlier answer (CAT-231) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Both trees of a template (CAT-110, CAT-231) */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CatalogRubrics"];
                    };
                };
                /** @description Default Response */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/catalog-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin the order, a draft; 422 `order_exists` carries the id of the one there is (CAT-224, CAT-241) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            /** @description The choices of an order (CAT-219 to CAT-221, CAT-283) */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CatalogOrderBody"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CatalogOrder"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/catalog-orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The order with its price, files and comments (CAT-226) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CatalogOrder"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        /** Save the choices; with an older version they are merged, 409 `version_conflict` carries what both changed (CAT-225, CAT-285) */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                };
                cookie?: never;
            };
            /** @description The choices of an order and the version that they are based on (CAT-285) */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CatalogSaveBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CatalogOrder"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/catalog-orders/{orderId}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the stored order to the organiser and accept the general terms (CAT-228, CAT-244) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version?: number;
                    } | null;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CatalogOrder"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/catalog-orders/{orderId}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell the colleagues at which step the caller is editing; nothing is stored (CAT-300) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        step_key: "alphabet" | "rubrics" | "exporter" | "packages" | "ads" | "preview";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/catalog-orders/{orderId}/comments/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Answer a comment of the organiser on a returned order (CAT-298) */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                    commentId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        answer: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CatalogOrder"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/catalog-orders/{orderId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was saved by whom, newest first: one entry a stay, with the fields that it changed (CAT-299) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CatalogStay"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embed-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the live events of an embed come from, and the documents that it shows (CAT-251, CAT-270) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["EmbedConfig"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/embed-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Living tokens of foreign pages, the newest first: all for the organiser, the own ones for others (CAT-259) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["LivingEmbedToken"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        /** A token for the catalogue in a foreign page: for the caller, or, for the organiser, as a user (CAT-259) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        user_id?: number | null;
                    } | null;
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["EmbedToken"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        /** End all tokens of foreign pages at once: all for the organiser, the own ones for others (CAT-259) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/embed-tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a token of a foreign page at once: any for the organiser, an own one for others (CAT-259) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    tokenId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/embed-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Living tokens of foreign pages that act as the caller or that he asked for, the newest first (SHELL-620) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["LivingEmbedToken"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** End all of them (SHELL-620) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/embed-tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of them: it is refused from then on, its sockets close within a second (SHELL-620) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    tokenId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/catalog-orders/{orderId}/files/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a package file in place of the older one, multipart with the field file (CAT-162, CAT-232) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                    type: "logo" | "company-cover" | "presentation" | "graphics";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        file: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CatalogPackageFile"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/catalog-orders/{orderId}/files/{type}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A package file, as a download (CAT-163, CAT-233) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                    type: "logo" | "company-cover" | "presentation" | "graphics";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/catalog-orders/{orderId}/files/{type}/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a package file of a draft (CAT-162, CAT-234) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                    type: "logo" | "company-cover" | "presentation" | "graphics";
                    fileId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/catalog-orders/{orderId}/documents/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload the signed order or the requisites in place of the older file (CAT-162, CAT-235) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                    kind: "confirmation" | "requisites";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        file: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CatalogDocument"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        /** Remove the signed order or the requisites of a draft (CAT-162, CAT-234) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                    kind: "confirmation" | "requisites";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/catalog-orders/{orderId}/documents/{kind}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed order or the requisites, as a download (CAT-163, CAT-236) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                    kind: "confirmation" | "requisites";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/catalog-orders/{orderId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The order as a PDF to sign; 422 `price_missing` without a price (CAT-057, CAT-229, CAT-245) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/catalog-rubrics/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole tree of rubrics as a PDF in the language of the request (CAT-230) */
        get: {
            parameters: {
                query?: {
                    flag?: "1";
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/spell-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Words of a text that look wrong; `checked` is false without a service or without its answer (CAT-085) */
        get: {
            parameters: {
                query: {
                    /** @description A description, or a part of a longer one (CAT-086) */
                    text: string;
                    lang: "ru" | "en";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description CAT-085 */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SpellCheckResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/catalog-copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders of earlier exhibitions that can be copied, newest first (CAT-297) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CatalogCopyOffer"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/catalog-copy/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an earlier order gives for this exhibition, and what has no match; stores nothing (CAT-297) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CatalogCopy"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/catalog-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Catalogue orders of all participations, newest first (CAT-206) */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: number;
                    perPage?: number;
                    exhibition_id?: number;
                    participant_id?: number;
                    /** @description A number of an order, or part of the name of a company */
                    search?: string;
                    status?: "draft" | "sent" | "moderation" | "confirmed";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganizerCatalogOrder"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/catalog-orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One catalogue order with its exhibitor, agreement and comments of earlier returns (CAT-244) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganizerCatalogOrderDetail"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Moderate, confirm, return with a reason and comments, or extend the period (CAT-205, CAT-206, CAT-287) */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    orderId: number;
                };
                cookie?: never;
            };
            /** @description A move, a return with comments, or a longer period (CAT-206) */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CatalogOrderChangeBody"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganizerCatalogOrderDetail"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/organizer/exhibitions/{exhibitionId}/catalog-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Store the template and both trees of rubrics of an exhibition (CAT-169, CAT-215, CAT-231) */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    exhibitionId: number;
                };
                cookie?: never;
            };
            /** @description What an exhibition offers in its catalogue */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CatalogTemplateUpload"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["CatalogTemplateStored"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/catalog-orders/{orderId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The order as the PDF that the exhibitor signs; 422 `price_missing` without a price (CAT-304) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    orderId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/catalog-orders/{orderId}/files/{type}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A package file of an order, as a download (CAT-304) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    orderId: number;
                    type: "logo" | "company-cover" | "presentation" | "graphics";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/catalog-orders/{orderId}/documents/{kind}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed order or the requisites, as a download (CAT-304) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    orderId: number;
                    kind: "confirmation" | "requisites";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contracts with their documents, to every role of the event (ACC-119) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Contract"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/counterparties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The counterparties of the contracts of the participation (ACC-121) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ContractParty"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/executors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The executors of the contracts of the participation (ACC-121) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ContractParty"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/contracts/{contractId}/edo-rent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Sets electronic exchange for one contract of the participation (ACC-140) */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    contractId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        is_edo_rent: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                is_edo_rent: boolean;
                            };
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/documents/{docId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document as PDF; 404 for documents of participations the caller is not part of (ACC-129) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    docId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An attached file, one of the library or of an announcement; 404 for those of participations and exhibitions the caller is not part of (ACC-129) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    fileId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/documents/{docId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Attach a PDF of up to 10 MB to a document, multipart with the field file: 422 file_format, file_too_big */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    docId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        file: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["DocumentFile"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/participants/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a document to a contract of the participation, which is notified (ACC-171) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            /** @description An invoice, an act or the contract itself, without its file (ACC-171) */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewContractDocument"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ContractDocument"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Announcements for the caller in this participation, newest first, without texts (ACC-223) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Announcement"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/announcements/{announcementId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An announcement with its text and who of the own team has read it (ACC-224) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    announcementId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["AnnouncementDetail"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/announcements/{announcementId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark it as read for the caller; the mark of who administers the team counts as its step (ACC-222) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    announcementId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["AnnouncementDetail"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/announcements/{announcementId}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notify the members who have not read it, at most once a day: 422 reminded_already (ACC-226) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    announcementId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["TeamReminder"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Building types or general terms of the exhibition (ACC-168) */
        get: {
            parameters: {
                query: {
                    type: "building-types" | "general-terms";
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["LibraryItem"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/exhibitions/{exhibitionId}/library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Building types or general terms of an exhibition, without files too (ACC-206) */
        get: {
            parameters: {
                query: {
                    type: "building-types" | "general-terms";
                };
                header?: never;
                path: {
                    exhibitionId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["LibraryItem"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        /** Add a document at the end of its kind; its files follow (ACC-206) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    exhibitionId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        type: "building-types" | "general-terms";
                        title_rus: string;
                        title_eng: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["LibraryItem"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/library/{itemId}/files/{locale}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Attach the PDF of a language, up to 10 MB, in place of an older one (ACC-206) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    itemId: number;
                    locale: "ru" | "en";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        file: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["LibraryFile"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/library/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a document with its files out of the library (ACC-206) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    itemId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/publication-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Publication requests of the participation, newest first (ACC-166) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PublicationRequest"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        /** Ask for a publication, multipart with type, title, text and an optional file (ACC-166) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @enum {unknown} */
                        type: "product" | "news";
                        title: string;
                        text: string;
                        /** Format: binary */
                        file?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PublicationRequest"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/publication-requests/{requestId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of a request; 404 without one and for requests of other participations (ACC-166) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    requestId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions with answers in both languages, in their order (ACC-148) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SupportQuestion"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/sub-participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sub-exhibitors of a collective organiser; 403 for role installer and other types (ACC-077, ACC-179) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SubParticipation"][];
                            meta: components["schemas"]["SubExhibitorsMeta"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        /** Invite companies to the stand, all or none; 422 by `companies.{n}.{field}` (ACC-091) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        companies: {
                            name_rus: string;
                            name_eng: string;
                            email: string;
                            inn?: string | null;
                            certificate: number;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SubParticipation"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        /** Delete all sub-exhibitors; their passes are withdrawn (ACC-104 to ACC-106) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/sub-participants/{subId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Another quota or control of a sub-exhibitor; 422 on certificate outside of its bounds (ACC-101) */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    subId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        is_edit: boolean;
                        certificate: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SubParticipation"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        post?: never;
        /** Delete a sub-exhibitor; its passes are withdrawn (ACC-104 to ACC-106) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    subId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/sub-participants/{subId}/resend-invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the invitation of a sub-exhibitor again: 422 resend_timeout within 5 minutes (ACC-173) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    subId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SubParticipation"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/participants/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a deleted sub-exhibitor back within 30 days: 422 quota_reached (ACC-106) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/sub-progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sub-exhibitors by the steps of their preparation; 403 for role installer and other types (ACC-260) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SubProgress"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/sub-progress/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a workbook in the language of the request, all of them or the named ones (ACC-265) */
        get: {
            parameters: {
                query?: {
                    ids?: number[];
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description An XLSX file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/sub-letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** E-mails to sub-exhibitors with who was written to, the newest first; needs write access (ACC-272) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SubEmail"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        /** Write to sub-exhibitors: 422 on the fields, letter_recent, letter_nobody (ACC-266 to ACC-271) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Of the sub-exhibitors */
                        ids: number[];
                        subject: string;
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SubEmailResult"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send feedback or ask for a call: name, message and an e-mail or phone (SHELL-118) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        message: string;
                        email?: string | null;
                        phone?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                            };
                        };
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/extensions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests for later deadlines, newest first, and what the organiser allows (ACC-210, ACC-211) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Extensions"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        /** Ask for a later deadline, multipart with kind, until, reason and an optional PDF (ACC-211) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @enum {unknown} */
                        kind: "visa-simple" | "visa-difficult" | "participant-passes" | "installation-passes" | "car-passes" | "catalogue-order";
                        /** Format: date */
                        until: string;
                        reason: string;
                        /** Format: binary */
                        file?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ExtensionRequest"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/extensions/{extensionId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a waiting request back; a repeat changes nothing (ACC-211) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    extensionId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ExtensionRequest"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/participants/{id}/extensions/{extensionId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of a request; 404 without one and for requests of other participations (ACC-211) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    extensionId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/publication-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Publication requests of all companies, newest first, of one status or of all (ACC-170) */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: number;
                    perPage?: number;
                    status?: "new" | "in_work" | "rejected" | "posted";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganizerPublicationRequest"][];
                            meta: components["schemas"]["OrganizerPublicationsMeta"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/publication-requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set the status of a request, with a comment for the company; the company is notified (ACC-170) */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    requestId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        status: "new" | "in_work" | "rejected" | "posted";
                        comment?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganizerPublicationRequest"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/organizer/publication-requests/{requestId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of a request; 404 without one (ACC-170) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    requestId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/exhibitions/{exhibitionId}/extensions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests for later deadlines of an exhibition, those that wait first; 500 at most (ACC-212) */
        get: {
            parameters: {
                query?: {
                    status?: "pending" | "granted" | "refused" | "withdrawn";
                };
                header?: never;
                path: {
                    exhibitionId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganizerExtensionRequest"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/extensions/{extensionId}/grant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Grant a request until that day or another one; the company is notified (ACC-212, ACC-213) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    extensionId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description YYYY-MM-DD */
                        until: string;
                        comment?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganizerExtensionRequest"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/extensions/{extensionId}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse a request with a comment; the company is notified (ACC-212) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    extensionId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description For the company, 1 to 500 characters */
                        comment: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganizerExtensionRequest"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/extensions/{extensionId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of a request; 404 without one (ACC-212) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    extensionId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/exhibitions/{exhibitionId}/extension-rules/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** How far a kind of deadline may be extended, and why not more; open tabs follow (ACC-210) */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    exhibitionId: number;
                    kind: "visa-simple" | "visa-difficult" | "participant-passes" | "installation-passes" | "car-passes" | "catalogue-order";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        until: string | null;
                        note_rus?: string | null;
                        note_eng?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["ExtensionRule"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/exhibitions/{exhibitionId}/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Announcements of an exhibition with how many participations have read them (ACC-225) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    exhibitionId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganizerAnnouncement"][];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        /** Publish an announcement, multipart with an optional PDF of up to 10 MB; its readers are notified (ACC-225) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    exhibitionId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        title_rus: string;
                        title_eng: string;
                        body_rus: string;
                        body_eng: string;
                        /** @description Types of participations, parted by commas: self,collective,sub,installer */
                        audience: string;
                        /** @enum {unknown} */
                        is_compulsory?: "true" | "false";
                        read_until?: string;
                        /** Format: binary */
                        file?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganizerAnnouncement"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/announcements/{announcementId}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notify once more those who have not read it (ACC-225) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    announcementId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganizerReminder"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/announcements/{announcementId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an announcement back, with its file and its marks (ACC-225) */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    announcementId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/sign-in-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A link that signs one exhibitor in, once and within five minutes (SHELL-328) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["SignInLink"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/second-factor-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the second factor of an exhibitor off who has lost phone and recovery codes (SHELL-452) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Success without data */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MessageResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/participants/{id}/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell all users of a participation something */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        message_rus: string;
                        message_eng: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @description Number of users who were told */
                                recipients: number;
                            };
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell all users of the portal something */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        message_rus: string;
                        message_eng: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @description Number of users who were told */
                                recipients: number;
                            };
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/exhibitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All exhibitions, the latest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: number;
                    perPage?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganizerExhibition"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/exhibitions/{exhibitionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change settings and dates of an exhibition; what is not named stays */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    exhibitionId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title_rus?: string;
                        title_eng?: string;
                        subtitle_rus?: string | null;
                        subtitle_eng?: string | null;
                        venue_rus?: string | null;
                        venue_eng?: string | null;
                        website?: string | null;
                        vat_rate?: number;
                        /** Format: date */
                        installation_started_at?: string;
                        /** Format: date */
                        installation_ended_at?: string;
                        /** Format: date */
                        started_at?: string;
                        /** Format: date */
                        ended_at?: string;
                        /** Format: date */
                        dismantling_started_at?: string;
                        /** Format: date */
                        dismantling_ended_at?: string;
                        personal_pass_started_at?: string | null;
                        personal_pass_ended_at?: string | null;
                        print_personal_pass_started_at?: string | null;
                        print_personal_pass_ended_at?: string | null;
                        installer_pass_ended_at?: string | null;
                        print_installer_pass_started_at?: string | null;
                        print_installer_pass_ended_at?: string | null;
                        car_pass_ended_at?: string | null;
                        visa_simple_deadline?: string | null;
                        visa_difficult_deadline?: string | null;
                        catalog_order_deadline?: string | null;
                        create_personal_pass_disabled?: boolean;
                        create_install_pass_disabled?: boolean;
                        create_car_pass_disabled?: boolean;
                        is_show_order_additional_services?: boolean;
                        second_factor_from?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["OrganizerExhibition"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/organizer/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Emails that could not be sent so far, the oldest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: number;
                    perPage?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: number;
                                kind: string;
                                /** Format: date-time */
                                created_at: string;
                                /** @description How often it was tried */
                                attempts: number;
                                last_error: string | null;
                                /** @description Null: not tried again by itself */
                                next_attempt_at: string | null;
                            }[];
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/mail/{which}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an email again, or all that were given up */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of an email, or dead: all given up */
                    which: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @description How many emails it concerned */
                                emails: number;
                            };
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer/mail/{which}/drop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an email up, or drop all that were given up */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of an email, or dead: all given up */
                    which: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @description How many emails it concerned */
                                emails: number;
                            };
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broadcasting/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign a private channel for a socket: the own user channel and channels of visible participations */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        socket_id: string;
                        channel_name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            auth: string;
                        };
                    };
                };
                /** @description Every response of 400 and above */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
                /** @description Every response of 400 and above */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ErrorResponse"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Who has let somebody in or removed: a colleague, the organiser of the exhibition, the collective organiser, somebody who is gone, or a code of the organiser that the person has entered (ACC-232) */
        AccessActor: {
            /** @enum {unknown} */
            kind: "person" | "organizer" | "parent" | "former" | "code";
            name: string | null;
        };
        /** @description SVC-014, SVC-152 */
        AdditionalOrder: {
            id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @enum {unknown} */
            status: "new" | "processing" | "waiting_confirmation" | "confirmed" | "executed" | "canceled";
            currency: string;
            comment: string | null;
            purchase_number: string | null;
            payer: components["schemas"]["OrderPayer"];
            attachment: components["schemas"]["OrderFile"] | null;
            services: components["schemas"]["OrderLine"][];
            total_with_vat: number | null;
            vat: number | null;
            unread_messages_count: number;
            has_documents: boolean;
            can_accept: boolean;
            can_cancel: boolean;
        };
        /** @description An order with its difference and history (SVC-163) */
        AdditionalOrderDetail: {
            id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @enum {unknown} */
            status: "new" | "processing" | "waiting_confirmation" | "confirmed" | "executed" | "canceled";
            currency: string;
            comment: string | null;
            purchase_number: string | null;
            payer: components["schemas"]["OrderPayer"];
            attachment: components["schemas"]["OrderFile"] | null;
            services: components["schemas"]["OrderLine"][];
            total_with_vat: number | null;
            vat: number | null;
            unread_messages_count: number;
            has_documents: boolean;
            can_accept: boolean;
            can_cancel: boolean;
            placed_total_with_vat: number | null;
            delta_with_vat: number | null;
            changes: components["schemas"]["OrderLineChange"][];
            history: components["schemas"]["OrderEvent"][];
            documents: components["schemas"]["OrderDocument"][];
        };
        /** @description A service as lists show it (SVC-007, SVC-009) */
        AdditionalService: {
            id: number;
            category_id: number;
            name_rus: string;
            name_eng: string;
            short_description_rus: string;
            short_description_eng: string;
            images: components["schemas"]["ServiceImage"][];
            /** @description Empty: the price is given by the manager */
            prices: components["schemas"]["ServicePrice"][];
            /** @description Units in which the service can be ordered, at least one */
            units: components["schemas"]["ServiceUnit"][];
            min_count: number | null;
            executor: components["schemas"]["ServiceExecutor"];
            is_popular: boolean;
            order_until: string | null;
            /** @enum {unknown} */
            order_state: "open" | "service_closed" | "period_ended";
            is_required_contract: boolean;
            is_required_stand_area: boolean;
            is_required_quantity_by_date: boolean;
            is_required_time_range_by_date: boolean;
            is_required_date_install: boolean;
            is_required_date_exhibition: boolean;
            is_required_date_dismantling: boolean;
        };
        /** @description SVC-007, SVC-150 */
        AdditionalServiceDetail: {
            id: number;
            category_id: number;
            name_rus: string;
            name_eng: string;
            short_description_rus: string;
            short_description_eng: string;
            images: components["schemas"]["ServiceImage"][];
            /** @description Empty: the price is given by the manager */
            prices: components["schemas"]["ServicePrice"][];
            /** @description Units in which the service can be ordered, at least one */
            units: components["schemas"]["ServiceUnit"][];
            min_count: number | null;
            executor: components["schemas"]["ServiceExecutor"];
            is_popular: boolean;
            order_until: string | null;
            /** @enum {unknown} */
            order_state: "open" | "service_closed" | "period_ended";
            is_required_contract: boolean;
            is_required_stand_area: boolean;
            is_required_quantity_by_date: boolean;
            is_required_time_range_by_date: boolean;
            is_required_date_install: boolean;
            is_required_date_exhibition: boolean;
            is_required_date_dismantling: boolean;
            description_rus: string;
            description_eng: string;
            /** @description Recommended ones that are offered (SVC-045) */
            related_services: components["schemas"]["AdditionalService"][];
        };
        /** @description An announcement of the organiser with what the own team has done with it (ACC-223) */
        Announcement: {
            id: number;
            title_rus: string;
            title_eng: string;
            /** Format: date-time */
            published_at: string;
            /** @description Types of participations; installer stands for the installers of exhibitors too */
            audience: ("self" | "collective" | "installer" | "sub" | "part-time" | "organizer-and-media" | "special-project")[];
            /** @description It must be read, and is a step of the preparation (ACC-222) */
            is_compulsory: boolean;
            read_until: string | null;
            file: components["schemas"]["AnnouncementFile"] | null;
            /** @description A step of the preparation of this participation (ACC-222) */
            is_step: boolean;
            own_read_at: string | null;
            /** @description Somebody who may do so has marked it for the participation (ACC-222) */
            is_counted: boolean;
            readers_count: number;
            colleague: components["schemas"]["AnnouncementReader"] | null;
        };
        /** @description An announcement with its text and who has read it (ACC-224) */
        AnnouncementDetail: {
            id: number;
            title_rus: string;
            title_eng: string;
            /** Format: date-time */
            published_at: string;
            /** @description Types of participations; installer stands for the installers of exhibitors too */
            audience: ("self" | "collective" | "installer" | "sub" | "part-time" | "organizer-and-media" | "special-project")[];
            /** @description It must be read, and is a step of the preparation (ACC-222) */
            is_compulsory: boolean;
            read_until: string | null;
            file: components["schemas"]["AnnouncementFile"] | null;
            /** @description A step of the preparation of this participation (ACC-222) */
            is_step: boolean;
            own_read_at: string | null;
            /** @description Somebody who may do so has marked it for the participation (ACC-222) */
            is_counted: boolean;
            readers_count: number;
            colleague: components["schemas"]["AnnouncementReader"] | null;
            /** @description Paragraphs end with an empty line, lines that begin with "- " are a list */
            body_rus: string;
            body_eng: string;
            /** @description People of the own team in the order of their marks; to a sub-exhibitor none of its organiser */
            readers: components["schemas"]["AnnouncementRead"][];
            /** @description Members of the participation who have not marked it yet */
            waiting: components["schemas"]["AnnouncementReader"][];
            remind_from: string | null;
        };
        /** @description A PDF; it downloads by GET files/{id}/download */
        AnnouncementFile: {
            id: number;
            original_name: string;
            /** @description Bytes */
            size: number;
        };
        AnnouncementRead: {
            id: number;
            name: string;
            lastname: string;
            /** Format: date-time */
            read_at: string;
        };
        AnnouncementReader: {
            id: number;
            name: string;
            lastname: string;
        };
        /** @description The personal calendar of the caller (SHELL-248) */
        CalendarFeed: {
            /** @description A secret: who knows it reads the calendar */
            url: string;
            /** Format: date-time */
            created_at: string;
            /** @description How many exhibitions the calendar tells about now */
            exhibitions: number;
        };
        /** @description A one-off pass of a vehicle (PASS-213, PASS-169) */
        CarPass: {
            id: number;
            /** @enum {unknown} */
            status: "consideration" | "accepted" | "rejected";
            comment: string | null;
            barcode: string;
            car_type_id: number;
            car_type: components["schemas"]["CarType"];
            car_number: string;
            trailer_number: string | null;
            /** Format: date */
            entry_date: string;
            departure_date: string | null;
            load_capacity: number | null;
            /** @enum {unknown} */
            target: "mounting" | "demounting" | "transportation";
            stand_id: number | null;
            stand: {
                title: string;
            } | null;
            lastname: string;
            name: string;
            middlename: string | null;
            phone: string;
            cargos: {
                title: string;
                quantity: number;
            }[];
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Of the last change of status; older live events are ignored (SVC-142)
             */
            updated_at: string;
        };
        /** @description Paging, quota and counts of the list of car passes (PASS-229) */
        CarPassesMeta: {
            current_page: number;
            last_page: number;
            per_page: number;
            total: number;
            quota: components["schemas"]["PassQuota"];
            status_counts: {
                consideration: number;
                accepted: number;
                rejected: number;
            };
            /** @description Passes of each stand that has any, all pages (PASS-331) */
            stand_counts: {
                stand_id: number;
                count: number;
            }[];
        };
        /** @description A kind of vehicle (PASS-216, PASS-235) */
        CarType: {
            id: number;
            title_rus: string;
            title_eng: string;
        };
        /** @description SVC-012, SVC-151 */
        Cart: {
            /** @description Grows by every change; 0 as long as nothing was ever added */
            version: number;
            currency: string;
            total_with_vat: number | null;
            vat: number | null;
            /** @description Currencies of the participation in which every line has a price (SVC-159) */
            complete_currencies: string[];
            groups: components["schemas"]["CartGroup"][];
        };
        /** @description Lines of one executor, in the order of adding (SVC-013) */
        CartGroup: {
            executor: components["schemas"]["ServiceExecutor"];
            items: components["schemas"]["CartItem"][];
        };
        /** @description SVC-011, SVC-013 */
        CartItem: {
            /** @description Of the service */
            id: number;
            /** @description Of the line */
            cart_item_id: number;
            service: components["schemas"]["AdditionalService"];
            unit: components["schemas"]["ServiceUnit"];
            price: components["schemas"]["CartPrice"] | null;
            currencyPrice: number | null;
            /** @description As entered; for services by stand area the area in square metres */
            quantity: number;
            dates: string[];
            quantity_by_dates: {
                /** Format: date */
                date: string;
                quantity: number;
            }[];
            time_range_by_dates: {
                /** Format: date */
                date: string;
                time_range: number[];
            }[];
            comment: string | null;
            purchase_number: string | null;
            /** @description Units that are charged (SVC-149) */
            billable_units: number;
            amount_with_vat: number | null;
            price_kept_until: string | null;
            price_risen_from: number | null;
        };
        /** @description SVC-066 */
        CartItemBody: {
            quantity?: number;
            dates?: string[];
            quantity_by_dates?: {
                date: string;
                quantity: number;
            }[];
            time_range_by_dates?: {
                date: string;
                time_range: number[];
            }[];
            unit_id?: number;
            comment?: string | null;
            purchase_number?: string | null;
        };
        /** @description Price of one unit in the currency of the cart (SVC-150) */
        CartPrice: {
            currency: string;
            price_with_vat: number;
            price_without_vat: number;
            unit: components["schemas"]["ServiceUnit"];
        };
        /** @description Who accepted which terms when (CAT-244) */
        CatalogAgreement: {
            user: {
                id: number;
                name: string;
                email: string;
            } | null;
            /** Format: date-time */
            at: string;
            /** @enum {unknown} */
            locale: "ru" | "en";
            terms_url: string | null;
        };
        /** @description What the organiser has to say about a returned order */
        CatalogComment: {
            id: number;
            /** @enum {unknown} */
            step_key: "alphabet" | "rubrics" | "exporter" | "packages" | "ads" | "preview";
            field: string | null;
            text: string;
            answer: string | null;
        };
        /** @description A proposal; nothing is stored (CAT-297) */
        CatalogCopy: {
            patch: components["schemas"]["CatalogDraftPatch"];
            /** @description What has no match in this exhibition */
            missing: {
                /** @enum {unknown} */
                kind: "rubric" | "exporter_rubric" | "exporter" | "service" | "package_pair" | "address";
                /** @description The name of then; of an address its text, of `exporter` nothing */
                name_rus: string;
                name_eng: string;
            }[];
        };
        /** @description An order of an earlier exhibition of the company (CAT-297) */
        CatalogCopyOffer: {
            id: number;
            participation_id: number;
            /** @enum {unknown} */
            status: "draft" | "sent" | "moderation" | "confirmed";
            /** @description Of the exhibition */
            title_rus: string;
            title_eng: string;
            /** Format: date */
            started_at: string;
            /** Format: date */
            ended_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description CAT-160 */
        CatalogDocument: {
            original_name: string;
            extension: string;
            size: number;
        };
        /** @description Keys of the draft, as histories and conflicts name them */
        CatalogDraftPatch: {
            companyName: string;
            companyNameEng: string;
            companyCountry: number | null;
            companyCountryForBooklet: number | null;
            companyOwnerType: string;
            companyRussianExporter: boolean;
            companyAddresses: {
                id: number;
                address: string;
            }[];
            companySite: string;
            companyEmail: string;
            companyPhone: string;
            companyFax: string;
            companyInfo: string;
            companyInfoEng: string;
            companyImportSubstitution: boolean;
            /** @description In the order of choosing (CAT-173) */
            rubrics: {
                id: number;
                services: number[];
            }[];
            rubricAddresses: {
                id: number;
                address: string;
                rubricId: number;
            }[];
            exporterRubrics: number[];
            selectedMajorPackageIds: number[];
            selectedAdditionalPackageId: number | null;
            selectedLogoPlacementIds: number[];
            packagePlacementLogoLink: string;
            adServices: {
                catalog: number[];
                guide: number[];
                other: number[];
            };
            graphicFilesLink: string;
            adVideoFilesLink: string;
        };
        /** @description The catalogue order of a participation (CAT-226) */
        CatalogOrder: {
            id: number;
            /** @enum {unknown} */
            status: "draft" | "sent" | "moderation" | "confirmed";
            /** @description Raised by every save and status change (CAT-285) */
            version: number;
            step: number;
            /** @enum {unknown} */
            step_key: "alphabet" | "rubrics" | "exporter" | "packages" | "ads" | "preview";
            currency: string;
            name_rus: string;
            name_eng: string;
            country: {
                id: number;
                name_rus: string;
                name_eng: string;
            } | null;
            catalog_country: {
                id: number;
                name_rus: string;
                name_eng: string;
            } | null;
            is_russian_exporter: boolean;
            is_mark: boolean;
            is_import_substitution: boolean;
            information_rus: string;
            information_eng: string;
            type: string;
            address: string;
            website: string;
            email: string;
            phone: string;
            fax: string;
            stands: {
                id: number;
                value: string;
            }[];
            logo_link: string;
            graphics_link: string;
            video_link: string;
            services: components["schemas"]["CatalogOrderService"][];
            rubrics: components["schemas"]["CatalogOrderRubric"][];
            exporter_rubrics: number[];
            totals: components["schemas"]["CatalogTotals"];
            lines: components["schemas"]["CatalogOrderLine"][];
            logo: components["schemas"]["CatalogPackageFile"] | null;
            company_cover: components["schemas"]["CatalogPackageFile"] | null;
            presentation: components["schemas"]["CatalogPackageFile"] | null;
            graphics: components["schemas"]["CatalogPackageFile"] | null;
            confirmation: components["schemas"]["CatalogDocument"] | null;
            requisites: components["schemas"]["CatalogDocument"] | null;
            rubric_names: components["schemas"]["CatalogRubricNames"] | null;
            template: components["schemas"]["CatalogTemplate"] | null;
            return_reason: string | null;
            return_comments: components["schemas"]["CatalogComment"][];
            editable_until: string | null;
            /** Format: date-time */
            updated_at: string;
            submitted_at: string | null;
        };
        /** @description The choices of an order (CAT-219 to CAT-221, CAT-283) */
        CatalogOrderBody: {
            step?: number;
            /** @enum {unknown} */
            step_key?: "alphabet" | "rubrics" | "exporter" | "packages" | "ads" | "preview";
            currency?: string;
            name_rus?: string | null;
            name_eng?: string | null;
            country?: {
                id: number;
            } | null;
            catalog_country?: {
                id: number;
            } | null;
            is_russian_exporter?: boolean;
            is_mark?: boolean;
            is_import_substitution?: boolean;
            information_rus?: string | null;
            information_eng?: string | null;
            type?: string | null;
            address?: string | null;
            website?: string | null;
            email?: string | null;
            phone?: string | null;
            fax?: string | null;
            stands?: string | {
                id: number;
                value: string;
            }[];
            logo_link?: string | null;
            graphics_link?: string | null;
            video_link?: string | null;
            services?: {
                id: number;
                order_value?: string | null;
                quantity?: number;
                rubric_id?: number | null;
            }[];
            rubrics?: {
                id: number;
                services: number[];
            }[];
            exporter_rubrics?: number[];
        };
        /** @description A move, a return with comments, or a longer period (CAT-206) */
        CatalogOrderChangeBody: {
            /** @enum {unknown} */
            status?: "draft" | "sent" | "moderation" | "confirmed";
            /** @description Of a return to draft */
            reason?: string;
            /** @enum {unknown} */
            step_key?: "alphabet" | "rubrics" | "exporter" | "packages" | "ads" | "preview";
            comments?: {
                /** @enum {unknown} */
                step_key: "alphabet" | "rubrics" | "exporter" | "packages" | "ads" | "preview";
                field?: string | null;
                text: string;
            }[];
            editable_until?: string | null;
        };
        /** @description One service and kind with a quantity above 0 (CAT-282) */
        CatalogOrderLine: {
            /** @enum {unknown} */
            kind: "service" | "rubric_package" | "exporter";
            service_id: number;
            number: number | null;
            quantity: number;
            quantity_free: number;
            quantity_free_by_template: number;
            quantity_in_packages: number;
            quantity_charged: number;
            price_without_vat: number | null;
            price_with_vat: number | null;
            sum_without_vat: number | null;
            sum_with_vat: number | null;
        };
        /** @description In the order of choosing, which decides what is free (CAT-173) */
        CatalogOrderRubric: {
            id: number;
            services: number[];
        };
        /** @description CAT-221 */
        CatalogOrderService: {
            id: number;
            order_value: string | null;
            quantity: number;
            rubric_id: number | null;
        };
        CatalogPackageFile: {
            id: number;
            original_name: string;
            extension: string;
            size: number;
        };
        /** @description A rubric of level 1 with those below it (CAT-214) */
        CatalogRubric1: {
            id: number;
            code: string;
            name_rus: string;
            name_eng: string;
            /** @description Of the exporter tree (CAT-108) */
            title?: string;
            /** @description Whether it may be selected, not whether it is (CAT-103) */
            is_selected: boolean;
            children: components["schemas"]["CatalogRubric2"][];
        };
        /** @description A rubric of level 2 with those below it (CAT-214) */
        CatalogRubric2: {
            id: number;
            code: string;
            name_rus: string;
            name_eng: string;
            /** @description Of the exporter tree (CAT-108) */
            title?: string;
            /** @description Whether it may be selected, not whether it is (CAT-103) */
            is_selected: boolean;
            children: components["schemas"]["CatalogRubric3"][];
        };
        /** @description A rubric of level 3 with those below it (CAT-214) */
        CatalogRubric3: {
            id: number;
            code: string;
            name_rus: string;
            name_eng: string;
            /** @description Of the exporter tree (CAT-108) */
            title?: string;
            /** @description Whether it may be selected, not whether it is (CAT-103) */
            is_selected: boolean;
            children: components["schemas"]["CatalogRubric4"][];
        };
        /** @description A rubric of level 4 with those below it (CAT-214) */
        CatalogRubric4: {
            id: number;
            code: string;
            name_rus: string;
            name_eng: string;
            /** @description Of the exporter tree (CAT-108) */
            title?: string;
            /** @description Whether it may be selected, not whether it is (CAT-103) */
            is_selected: boolean;
            children: components["schemas"]["CatalogRubric5"][];
        };
        /** @description A rubric of the deepest level (CAT-100) */
        CatalogRubric5: {
            id: number;
            code: string;
            name_rus: string;
            name_eng: string;
            /** @description Of the exporter tree (CAT-108) */
            title?: string;
            /** @description Whether it may be selected, not whether it is (CAT-103) */
            is_selected: boolean;
            children: never[];
        };
        /** @description A chosen rubric as it was called when the order was sent */
        CatalogRubricName: {
            id: number;
            code: string;
            name_rus: string;
            name_eng: string;
        };
        /** @description Of a sent order, whatever its template says later (CAT-303) */
        CatalogRubricNames: {
            main: components["schemas"]["CatalogRubricName"][];
            exporter: components["schemas"]["CatalogRubricName"][];
        };
        /** @description Both trees of a template (CAT-110, CAT-231) */
        CatalogRubrics: {
            data: components["schemas"]["CatalogRubric1"][];
            exporter: components["schemas"]["CatalogRubric1"][];
        };
        /** @description The choices of an order and the version that they are based on (CAT-285) */
        CatalogSaveBody: {
            step?: number;
            /** @enum {unknown} */
            step_key?: "alphabet" | "rubrics" | "exporter" | "packages" | "ads" | "preview";
            currency?: string;
            name_rus?: string | null;
            name_eng?: string | null;
            country?: {
                id: number;
            } | null;
            catalog_country?: {
                id: number;
            } | null;
            is_russian_exporter?: boolean;
            is_mark?: boolean;
            is_import_substitution?: boolean;
            information_rus?: string | null;
            information_eng?: string | null;
            type?: string | null;
            address?: string | null;
            website?: string | null;
            email?: string | null;
            phone?: string | null;
            fax?: string | null;
            stands?: string | {
                id: number;
                value: string;
            }[];
            logo_link?: string | null;
            graphics_link?: string | null;
            video_link?: string | null;
            services?: {
                id: number;
                order_value?: string | null;
                quantity?: number;
                rubric_id?: number | null;
            }[];
            rubrics?: {
                id: number;
                services: number[];
            }[];
            exporter_rubrics?: number[];
            /** @description That the changes are based on (CAT-285) */
            version: number;
        };
        /** @description A service of a template (CAT-216) */
        CatalogService: {
            id: number;
            /** @description CAT-217; a newer server may know more (CAT-218) */
            type: string;
            name_rus: string;
            name_eng: string;
            description_rus: string;
            description_eng: string;
            prices: {
                currency: string;
                price_without_vat: number | null;
            }[];
            images: {
                original_path: string;
            }[];
            /** @description What it makes free (CAT-176) */
            package_contents: {
                id: number;
                quantity: number;
            }[];
            /** @description Place in its list (CAT-218) */
            order: number;
            is_package: boolean;
            is_required_logo: boolean;
            is_required_ad_module: boolean;
            is_required_graphic_file: boolean;
        };
        /** @description CAT-299 */
        CatalogStay: {
            /** @description The last one of the stay */
            version: number;
            /** @description The first one of the stay */
            from_version: number;
            /** @enum {unknown} */
            status: "draft" | "sent" | "moderation" | "confirmed";
            /** @enum {unknown} */
            step_key: "alphabet" | "rubrics" | "exporter" | "packages" | "ads" | "preview";
            user: {
                id: number;
                name: string;
            } | null;
            by_staff: boolean;
            /** Format: date-time */
            started_at: string;
            /** Format: date-time */
            ended_at: string;
            changes: {
                /** @description Key of the draft */
                field: string;
                /** @description Null in the first version */
                from: unknown;
                to: unknown;
            }[];
        };
        /** @description What can be ordered, its prices and free quantities (CAT-215, CAT-284) */
        CatalogTemplate: {
            id: number;
            services: components["schemas"]["CatalogService"][];
            currencies: {
                code: string;
                symbol: string;
                title_rus: string;
                title_eng: string;
            }[];
            number_free_symbols: number;
            /** @description Size of a charged block (CAT-169) */
            number_characters_string: number;
            number_free_rubrics: number;
            number_free_exporter_rubrics: number | null;
            is_russian_exporter: boolean;
            is_mark: boolean;
            mark_title_rus: string | null;
            mark_title_eng: string | null;
            catalog_print_started_at: string | null;
            allowed_services: {
                first_service_id: number;
                second_service_id: number;
            }[];
            step_order: string[] | null;
            catalog_order_ended_at: string | null;
        };
        CatalogTemplateBody: {
            services: {
                id: number;
                /** @description CAT-217; a newer server may know more (CAT-218) */
                type: string;
                name_rus: string;
                name_eng: string;
                description_rus: string;
                description_eng: string;
                prices: {
                    currency: string;
                    price_without_vat: number | null;
                }[];
                images: {
                    original_path: string;
                }[];
                /** @description What it makes free (CAT-176) */
                package_contents: {
                    id: number;
                    quantity: number;
                }[];
                /** @description Place in its list (CAT-218) */
                order: number;
                is_package: boolean;
                is_required_logo: boolean;
                is_required_ad_module: boolean;
                is_required_graphic_file: boolean;
            }[];
            currencies: {
                code: string;
                symbol: string;
                title_rus: string;
                title_eng: string;
            }[];
            number_free_symbols: number;
            /** @description Size of a charged block (CAT-169) */
            number_characters_string: number;
            number_free_rubrics: number;
            number_free_exporter_rubrics: number | null;
            is_russian_exporter: boolean;
            is_mark: boolean;
            mark_title_rus: string | null;
            mark_title_eng: string | null;
            catalog_print_started_at: string | null;
            allowed_services: {
                first_service_id: number;
                second_service_id: number;
            }[];
            step_order: string[] | null;
        };
        /** @description What was stored, counted */
        CatalogTemplateStored: {
            id: number;
            exhibition_id: number;
            services: number;
            rubrics: number;
            exporter_rubrics: number;
        };
        /** @description What an exhibition offers in its catalogue */
        CatalogTemplateUpload: {
            template: components["schemas"]["CatalogTemplateBody"];
            rubrics: {
                id: number;
                code: string;
                name_rus: string;
                name_eng: string;
                /** @description Of the exporter tree (CAT-108) */
                title?: string;
                /** @description Whether it may be selected, not whether it is (CAT-103) */
                is_selected: boolean;
                children: {
                    id: number;
                    code: string;
                    name_rus: string;
                    name_eng: string;
                    /** @description Of the exporter tree (CAT-108) */
                    title?: string;
                    /** @description Whether it may be selected, not whether it is (CAT-103) */
                    is_selected: boolean;
                    children: {
                        id: number;
                        code: string;
                        name_rus: string;
                        name_eng: string;
                        /** @description Of the exporter tree (CAT-108) */
                        title?: string;
                        /** @description Whether it may be selected, not whether it is (CAT-103) */
                        is_selected: boolean;
                        children: {
                            id: number;
                            code: string;
                            name_rus: string;
                            name_eng: string;
                            /** @description Of the exporter tree (CAT-108) */
                            title?: string;
                            /** @description Whether it may be selected, not whether it is (CAT-103) */
                            is_selected: boolean;
                            children: {
                                id: number;
                                code: string;
                                name_rus: string;
                                name_eng: string;
                                /** @description Of the exporter tree (CAT-108) */
                                title?: string;
                                /** @description Whether it may be selected, not whether it is (CAT-103) */
                                is_selected: boolean;
                                children: never[];
                            }[];
                        }[];
                    }[];
                }[];
            }[];
            exporter: {
                id: number;
                code: string;
                name_rus: string;
                name_eng: string;
                /** @description Of the exporter tree (CAT-108) */
                title?: string;
                /** @description Whether it may be selected, not whether it is (CAT-103) */
                is_selected: boolean;
                children: {
                    id: number;
                    code: string;
                    name_rus: string;
                    name_eng: string;
                    /** @description Of the exporter tree (CAT-108) */
                    title?: string;
                    /** @description Whether it may be selected, not whether it is (CAT-103) */
                    is_selected: boolean;
                    children: {
                        id: number;
                        code: string;
                        name_rus: string;
                        name_eng: string;
                        /** @description Of the exporter tree (CAT-108) */
                        title?: string;
                        /** @description Whether it may be selected, not whether it is (CAT-103) */
                        is_selected: boolean;
                        children: {
                            id: number;
                            code: string;
                            name_rus: string;
                            name_eng: string;
                            /** @description Of the exporter tree (CAT-108) */
                            title?: string;
                            /** @description Whether it may be selected, not whether it is (CAT-103) */
                            is_selected: boolean;
                            children: {
                                id: number;
                                code: string;
                                name_rus: string;
                                name_eng: string;
                                /** @description Of the exporter tree (CAT-108) */
                                title?: string;
                                /** @description Whether it may be selected, not whether it is (CAT-103) */
                                is_selected: boolean;
                                children: never[];
                            }[];
                        }[];
                    }[];
                }[];
            }[];
        };
        /** @description CAT-282 */
        CatalogTotals: {
            currency: string;
            /** @description Percent (CAT-279) */
            vat_rate: number;
            without_vat: number | null;
            vat: number | null;
            with_vat: number | null;
        };
        /** @description Company profile (ACC-013) */
        Company: {
            id: number;
            name_rus: string;
            name_eng: string;
            country_id: number | null;
            country: {
                id: number;
                name_rus: string;
                name_eng: string;
            } | null;
            phone: string | null;
            mail_address: string | null;
            address: string | null;
            website: string | null;
            email: string | null;
            fax: string | null;
            image: components["schemas"]["CompanyImage"] | null;
        };
        /** @description What a company says about itself; an empty text is none (ACC-028) */
        CompanyDetails: {
            name_rus: string | null;
            name_eng: string | null;
            country_id: number | null;
            phone: string | null;
            mail_address: string | null;
            address: string | null;
            website: string | null;
            email: string | null;
            fax: string | null;
        };
        /** @description The logo of a company (ACC-039) */
        CompanyImage: {
            id: number;
            /** @description Shown from `{backend}/storage/{thumbnail_path}` (ACC-041) */
            thumbnail_path: string;
        };
        /** @description A company in both languages, as parents and lists show it */
        CompanyName: {
            id: number;
            name_rus: string;
            name_eng: string;
        };
        /** @description A contract of a participation with its documents (ACC-118) */
        Contract: {
            id: number;
            number: string;
            is_edo_rent: boolean;
            counterparty: components["schemas"]["ContractParty"];
            executor: components["schemas"]["ContractParty"];
            documents: components["schemas"]["ContractDocument"][];
        };
        /** @description An invoice, an act or the contract itself (ACC-117, ACC-172) */
        ContractDocument: {
            id: number;
            /** @enum {unknown} */
            type: "contract" | "invoice" | "act";
            number: string;
            contract_number: string;
            /** Format: date */
            contract_date: string;
            /** Format: date */
            document_date: string;
            is_rent: boolean;
            amount: number;
            amount_paid: number;
            /** @enum {unknown} */
            currency: "RUR" | "USD" | "EUR" | "CNY";
            file: components["schemas"]["DocumentFile"] | null;
            contents: components["schemas"]["DocumentLine"][];
        };
        /** @description A payer or a contractor of contracts (ACC-121, ACC-122) */
        ContractParty: {
            id: number;
            name_rus: string;
            name_eng: string;
        };
        /** @description The lines of earlier orders as they are to stand in the cart (SVC-162) */
        CopyBody: {
            cart_version: number;
            lines: {
                line_id: number;
                quantity?: number;
                dates?: string[];
                quantity_by_dates?: {
                    date: string;
                    quantity: number;
                }[];
                time_range_by_dates?: {
                    date: string;
                    time_range: number[];
                }[];
                unit_id?: number;
                comment?: string | null;
                purchase_number?: string | null;
            }[];
        };
        CopyExhibition: {
            participation_id: number;
            title_rus: string;
            title_eng: string;
            /** Format: date */
            started_at: string;
            /** Format: date */
            ended_at: string;
            stands: string[];
            /** @description Newest first */
            orders: components["schemas"]["CopyOrder"][];
        };
        CopyLine: {
            line_id: number;
            service: components["schemas"]["AdditionalService"];
            unit: components["schemas"]["ServiceUnit"];
            earlier: components["schemas"]["LineQuantity"];
            earlier_price: number | null;
            moved: components["schemas"]["MovedLine"];
            /** @description Days of the order that this exhibition does not have */
            lost_days: string[];
            price: number | null;
            similar: components["schemas"]["SimilarService"] | null;
            /**
             * @description Only an open line can be copied
             * @enum {unknown}
             */
            state: "open" | "missing" | "service_closed" | "period_ended" | "in_cart";
        };
        /** @description Earlier orders of the company whose lines can be copied (SVC-162) */
        CopyOffers: {
            cart_version: number;
            currency: string;
            /** @description Newest first */
            exhibitions: components["schemas"]["CopyExhibition"][];
        };
        CopyOrder: {
            id: number;
            /** Format: date-time */
            created_at: string;
            currency: string;
            lines: components["schemas"]["CopyLine"][];
        };
        /** @description Country (SHELL-142) */
        Country: {
            id: number;
            name_rus: string;
            name_eng: string;
            /** @description Electronic visa: 5 days instead of 50 (PASS-096, PASS-097) */
            is_simple_visa: boolean;
            is_catalog_order_ru_locale: boolean;
        };
        /** @description One date of the preparation of a participation (SHELL-240) */
        Deadline: {
            /** @description Stable inside a participation */
            id: string;
            /** @enum {unknown} */
            area: "passes" | "catalogue" | "services";
            /** @enum {unknown} */
            kind: "visa-simple" | "visa-difficult" | "participant-passes" | "installation-passes" | "car-passes" | "participant-print" | "participant-print-end" | "installation-print" | "installation-print-end" | "catalogue-order" | "services" | "services-price" | "services-end";
            /**
             * @description Ends something, or opens it
             * @enum {unknown}
             */
            edge: "until" | "from";
            /**
             * Format: date-time
             * @description Last second that counts, or the first one of an opening
             */
            at: string;
            extended_from: string | null;
            latest_at: string | null;
            /** @enum {unknown} */
            state: "need" | "done" | "closed";
            /** @description By the clock of the server */
            is_passed: boolean;
            /** @description Not everybody needs it, and nothing of it was begun */
            is_optional: boolean;
            detail: {
                /** @enum {unknown} */
                code: "fix" | "free" | "none" | "some" | "full" | "printable" | "missing" | "ready" | "late" | "sent" | "services";
                count: number;
            };
            services: {
                name_rus: string;
                name_eng: string;
            }[] | null;
            progress: {
                total: number;
                accepted: number;
                waiting: number;
                rejected: number;
            } | null;
            opens: {
                /** @enum {unknown} */
                modal: "event-modal-participant-passes" | "event-modal-montage-passes" | "event-modal-auto-passes" | "event-modal-catalog";
            } | {
                /** @enum {unknown} */
                route: "categories" | "cart";
            };
        };
        /** @description What a deletion of all passes did (PASS-228, PASS-234) */
        DeletedPasses: {
            deleted: number;
            kept: {
                id: number;
                /** @enum {unknown} */
                reason: "visa_not_rejected";
            }[];
        };
        /** @description The newest request of the caller to delete the account (SHELL-484) */
        DeletionRequest: {
            id: number;
            /** @enum {unknown} */
            status: "waiting" | "withdrawn" | "refused" | "done";
            reason: string | null;
            comment: string | null;
            /** Format: date-time */
            created_at: string;
            decided_at: string | null;
        };
        /** @description The file of a document, by GET files/{fileId}/download (ACC-129) */
        DocumentFile: {
            id: number;
            name: string;
        };
        /** @description A content line of a document (ACC-126) */
        DocumentLine: {
            name_rus: string;
            name_eng: string;
            quantity: number;
            measure_unit_rus: string;
            measure_unit_eng: string;
            amount: number;
            rental_object_rus: string | null;
            rental_object_eng: string | null;
        };
        /** @description For which contracts a company takes electronic documents (ACC-131) */
        EdoSettings: {
            is_edo_rent_available: boolean;
            is_edo_services_available: boolean;
        };
        /** @description The daily e-mail and the quiet hours (SHELL-462, SHELL-463) */
        EmailSchedule: {
            /** @description IANA name; all hours are of this zone */
            timezone: string;
            daily: {
                is_on: boolean;
                hour: number;
                /** @enum {unknown} */
                days: "every" | "workdays";
            };
            quiet: {
                is_on: boolean;
                from: number;
                until: number;
                weekends: boolean;
            };
        };
        /** @description What the catalogue in a foreign page must know of the installation (CAT-270) */
        EmbedConfig: {
            realtime: {
                /** @description Public key of the realtime application */
                key: string;
                host: string | null;
                port: number | null;
                tls: boolean | null;
            } | null;
            /** @description Documents of the catalogue by language, null without one (CAT-028, CAT-197) */
            documents: {
                info: {
                    ru: string | null;
                    en: string | null;
                };
                example: {
                    ru: string | null;
                    en: string | null;
                };
                terms: {
                    ru: string | null;
                    en: string | null;
                };
            };
        };
        /** @description Opens the catalogue of one participation and nothing else (CAT-259) */
        EmbedToken: {
            /** @description For the header Authorization of the catalogue calls; told once */
            token: string;
            /**
             * Format: date-time
             * @description 60 minutes later
             */
            expires_at: string;
        };
        /** @description Every response of 400 and above */
        ErrorResponse: {
            /** @description In the language of Accept-Language */
            message: string;
            /** @description Machine-readable name of the error */
            code?: string;
            /** @description Texts by payload key; parts of a list as `cargos.0.quantity` */
            errors?: {
                [key: string]: string[];
            };
            /** @description What is stored, where the row of the error says so */
            data?: unknown;
        };
        /** @description Exhibition with every date its rules use (SHELL-140, SHELL-141, PASS-025) */
        Exhibition: {
            id: number;
            title_rus: string;
            title_eng: string;
            subtitle_rus: string | null;
            subtitle_eng: string | null;
            venue_rus: string | null;
            venue_eng: string | null;
            /** @description IANA name; all dates without time are days of this zone (PASS-033) */
            timezone: string;
            website: string | null;
            /** @description Percent */
            vat_rate: number;
            /** Format: date */
            started_at: string;
            /** Format: date */
            ended_at: string;
            /** Format: date */
            installation_started_at: string;
            /** Format: date */
            installation_ended_at: string;
            /** Format: date */
            dismantling_started_at: string;
            /** Format: date */
            dismantling_ended_at: string;
            personal_pass_started_at: string | null;
            personal_pass_ended_at: string | null;
            print_personal_pass_started_at: string | null;
            print_personal_pass_ended_at: string | null;
            installer_pass_ended_at: string | null;
            print_installer_pass_started_at: string | null;
            print_installer_pass_ended_at: string | null;
            car_pass_ended_at: string | null;
            visa_simple_deadline: string | null;
            visa_difficult_deadline: string | null;
            catalog_order_deadline: string | null;
            create_personal_pass_disabled: boolean;
            create_install_pass_disabled: boolean;
            create_car_pass_disabled: boolean;
            is_show_order_additional_services: boolean;
            managers: components["schemas"]["ExhibitionManager"][];
            /** @description Info texts by field name without language suffix, simple markup (PASS-027, PASS-028) */
            texts: {
                [key: string]: {
                    rus: string | null;
                    eng: string | null;
                };
            };
        };
        /** @description A manager of the organiser who looks after the participants (ACC-111) */
        ExhibitionManager: {
            id: number;
            /**
             * @description Whose managers they are (ACC-110)
             * @enum {unknown}
             */
            kind: "event" | "montage" | "catalog";
            locale: ("ru" | "en") | null;
            lastname_rus: string;
            lastname_eng: string;
            name_rus: string;
            name_eng: string;
            middlename_rus: string | null;
            middlename_eng: string | null;
            /** @description What the manager looks after */
            area_rus: string;
            area_eng: string;
            phone: string | null;
            email: string | null;
            image: {
                thumbnail_path: string;
            } | null;
        };
        /** @description Exhibition as lists show it: without managers and texts */
        ExhibitionSummary: {
            id: number;
            title_rus: string;
            title_eng: string;
            subtitle_rus: string | null;
            subtitle_eng: string | null;
            venue_rus: string | null;
            venue_eng: string | null;
            /** @description IANA name; all dates without time are days of this zone (PASS-033) */
            timezone: string;
            website: string | null;
            /** @description Percent */
            vat_rate: number;
            /** Format: date */
            started_at: string;
            /** Format: date */
            ended_at: string;
            /** Format: date */
            installation_started_at: string;
            /** Format: date */
            installation_ended_at: string;
            /** Format: date */
            dismantling_started_at: string;
            /** Format: date */
            dismantling_ended_at: string;
            personal_pass_started_at: string | null;
            personal_pass_ended_at: string | null;
            print_personal_pass_started_at: string | null;
            print_personal_pass_ended_at: string | null;
            installer_pass_ended_at: string | null;
            print_installer_pass_started_at: string | null;
            print_installer_pass_ended_at: string | null;
            car_pass_ended_at: string | null;
            visa_simple_deadline: string | null;
            visa_difficult_deadline: string | null;
            catalog_order_deadline: string | null;
            create_personal_pass_disabled: boolean;
            create_install_pass_disabled: boolean;
            create_car_pass_disabled: boolean;
            is_show_order_additional_services: boolean;
        };
        /** @description It downloads by the address of its request followed by /file */
        ExtensionFile: {
            original_name: string;
            size: number;
        };
        /** @description A request for a later deadline (ACC-211) */
        ExtensionRequest: {
            id: number;
            /** @enum {unknown} */
            kind: "visa-simple" | "visa-difficult" | "participant-passes" | "installation-passes" | "car-passes" | "catalogue-order";
            /** @enum {unknown} */
            status: "pending" | "granted" | "refused" | "withdrawn";
            /**
             * Format: date-time
             * @description The deadline when it was asked for
             */
            former_at: string;
            /** Format: date */
            asked_until: string;
            granted_until: string | null;
            reason: string;
            comment: string | null;
            /** Format: date-time */
            created_at: string;
            decided_at: string | null;
            decided_by: {
                name: string;
                lastname: string;
            } | null;
            file: components["schemas"]["ExtensionFile"] | null;
        };
        /** @description What the organiser allows for one kind, and why not more (ACC-210) */
        ExtensionRule: {
            /** @enum {unknown} */
            kind: "visa-simple" | "visa-difficult" | "participant-passes" | "installation-passes" | "car-passes" | "catalogue-order";
            until: string | null;
            note_rus: string | null;
            note_eng: string | null;
        };
        /** @description The requests of a participation, newest first, and what can be asked for */
        Extensions: {
            requests: components["schemas"]["ExtensionRequest"][];
            rules: components["schemas"]["ExtensionRule"][];
        };
        /** @description Where it answers the search; null in other lists (SVC-165) */
        FoundIn: {
            name: components["schemas"]["TextRange"][];
            short_description: components["schemas"]["TextRange"][];
            synonym: string | null;
        };
        /** @description What the holder of an invitation link may know (SHELL-380, SHELL-381); null where it leads nowhere */
        InvitationPage: {
            /**
             * @description open: register; account: sign in and accept; replaced: a newer e-mail has been sent
             * @enum {unknown}
             */
            state: "open" | "account" | "expired" | "replaced" | "used" | "withdrawn";
            invitation: {
                participation_id: number;
                /** @description Whom the invitation is for */
                email: string;
                /** @enum {unknown} */
                role: "supervisor" | "admin" | "edit" | "read" | "installer";
                sender: {
                    name: string;
                    lastname: string;
                } | null;
                /** @description The organiser invites, whose people are not named */
                is_by_organizer: boolean;
                company: {
                    name_rus: string;
                    name_eng: string;
                };
                host: {
                    name_rus: string;
                    name_eng: string;
                } | null;
                exhibition: {
                    title_rus: string;
                    title_eng: string;
                    /** Format: date */
                    started_at: string;
                    /** Format: date */
                    ended_at: string;
                };
            } | null;
        };
        /** @description A code by which one person joins a participation (ACC-191) */
        IssuedParticipantCode: {
            id: number;
            /** @description A secret: who knows it joins */
            code: string;
        };
        /** @description In the portal or not; e-mails at once, collected or not at all (SHELL-460) */
        KindChoice: {
            portal: boolean;
            /** @enum {unknown} */
            mail: "now" | "daily" | "none";
        };
        /** @description It downloads by GET files/{id}/download */
        LibraryFile: {
            id: number;
            /** @enum {unknown} */
            locale: "ru" | "en";
            original_name: string;
            /** @description Bytes */
            size: number;
        };
        /** @description A document of the exhibition in the languages that it has (ACC-168) */
        LibraryItem: {
            id: number;
            title_rus: string;
            title_eng: string;
            files: components["schemas"]["LibraryFile"][];
        };
        /** @description What a line counts (SVC-011) */
        LineQuantity: {
            /** @description As entered; for services by stand area the area in square metres */
            quantity: number;
            dates: string[];
            quantity_by_dates: {
                /** Format: date */
                date: string;
                quantity: number;
            }[];
            time_range_by_dates: {
                /** Format: date */
                date: string;
                time_range: number[];
            }[];
        };
        ListedService: {
            id: number;
            category_id: number;
            name_rus: string;
            name_eng: string;
            short_description_rus: string;
            short_description_eng: string;
            images: components["schemas"]["ServiceImage"][];
            /** @description Empty: the price is given by the manager */
            prices: components["schemas"]["ServicePrice"][];
            /** @description Units in which the service can be ordered, at least one */
            units: components["schemas"]["ServiceUnit"][];
            min_count: number | null;
            executor: components["schemas"]["ServiceExecutor"];
            is_popular: boolean;
            order_until: string | null;
            /** @enum {unknown} */
            order_state: "open" | "service_closed" | "period_ended";
            is_required_contract: boolean;
            is_required_stand_area: boolean;
            is_required_quantity_by_date: boolean;
            is_required_time_range_by_date: boolean;
            is_required_date_install: boolean;
            is_required_date_exhibition: boolean;
            is_required_date_dismantling: boolean;
            found: components["schemas"]["FoundIn"] | null;
        };
        /** @description A token of a foreign page that has not ended; never the token itself */
        LivingEmbedToken: {
            id: number;
            /** @description Whom it acts as */
            user: {
                id: number;
                name: string;
                lastname: string;
            };
            issued_by: {
                id: number;
                name: string;
                lastname: string;
            } | null;
            /** @description The organiser asked for it */
            is_by_organizer: boolean;
            /** @description What it opens the catalogue of: names of exhibition and company */
            participation: {
                id: number;
                title_rus: string;
                title_eng: string;
                company_rus: string;
                company_eng: string;
            };
            site: string | null;
            /** Format: date-time */
            created_at: string;
            last_used_at: string | null;
            /** Format: date-time */
            expires_at: string;
        };
        /** @description Success without data */
        MessageResponse: {
            message: string;
        };
        /** @description Events of a channel in their order (SHELL-261) */
        MissedEvents: {
            /** @description Number of the newest event of the channel */
            last: number;
            /** @description False: load the data anew and go on after `last` */
            is_complete: boolean;
            events: {
                seq: number;
                event: string;
                data: {
                    [key: string]: unknown;
                };
            }[];
        };
        /** @description On the same days of the new periods */
        MovedLine: {
            /** @description As entered; for services by stand area the area in square metres */
            quantity: number;
            dates: string[];
            quantity_by_dates: {
                /** Format: date */
                date: string;
                quantity: number;
            }[];
            time_range_by_dates: {
                /** Format: date */
                date: string;
                time_range: number[];
            }[];
        };
        /** @description A secret that counts from its first code on (SHELL-445) */
        NewCodeApp: {
            /** @description base32, to type in */
            secret: string;
            /** @description otpauth://, what the QR code holds */
            address: string;
            qr: {
                size: number;
                /** @description Path of an SVG of this view box */
                path: string;
            };
        };
        /** @description An invoice, an act or the contract itself, without its file (ACC-171) */
        NewContractDocument: {
            contract_id: number;
            /** @enum {unknown} */
            type: "contract" | "invoice" | "act";
            number: string;
            /** Format: date */
            document_date: string;
            amount: number;
            amount_paid?: number;
            /** @enum {unknown} */
            currency: "RUR" | "USD" | "EUR" | "CNY";
            contents: components["schemas"]["NewDocumentLine"][];
        };
        NewDocumentLine: {
            name_rus: string;
            name_eng: string;
            quantity: number;
            measure_unit_rus: string;
            measure_unit_eng: string;
            amount: number;
            rental_object_rus: string | null;
            rental_object_eng: string | null;
        };
        /** @description A notification of the caller (SHELL-089) */
        Notification: {
            id: number;
            /** Format: date-time */
            created_at: string;
            read_at: string | null;
            snoozed_until: string | null;
            returned_at: string | null;
            type: string;
            data: {
                message_rus: string;
                message_eng: string;
                participant_id?: number;
                /** @description The exhibition of the participation (ACC-203) */
                exhibition_rus?: string;
                exhibition_eng?: string;
                /** @description The comment of a rejection or of a return */
                reason?: string;
                /**
                 * Format: date-time
                 * @description The deadline that it speaks of
                 */
                deadline_at?: string;
                /** @description What it speaks of, so that the bell can lead there */
                subject?: {
                    /** @enum {unknown} */
                    kind: "personal-pass" | "car-pass" | "order" | "chat" | "cart" | "catalogue" | "document" | "publication" | "announcement";
                    id: number;
                    /**
                     * @description Of the pass of a person: which list it is in
                     * @enum {unknown}
                     */
                    type?: "certificate" | "visa" | "installation";
                };
            };
        };
        /** @description How notifications reach the caller (SHELL-460 to SHELL-465) */
        NotificationSettings: {
            email: string;
            /** @description Whether e-mails that are not mandatory come at all (ACC-012) */
            mail: boolean;
            /** @description False until the schedule was stored: its zone is then only a default */
            has_schedule: boolean;
            schedule: components["schemas"]["EmailSchedule"];
            /** @description By kind; a kind without a choice follows the general one, and without that the default */
            choices: {
                "pass-rejected"?: components["schemas"]["KindChoice"];
                "pass-status"?: components["schemas"]["KindChoice"];
                "pass-filled"?: components["schemas"]["KindChoice"];
                deadline?: components["schemas"]["KindChoice"];
                extension?: components["schemas"]["KindChoice"];
                order?: components["schemas"]["KindChoice"];
                chat?: components["schemas"]["KindChoice"];
                cart?: components["schemas"]["KindChoice"];
                document?: components["schemas"]["KindChoice"];
                catalogue?: components["schemas"]["KindChoice"];
                "announcement-required"?: components["schemas"]["KindChoice"];
                "second-factor"?: components["schemas"]["KindChoice"];
                announcement?: components["schemas"]["KindChoice"];
                organizer?: components["schemas"]["KindChoice"];
                publication?: components["schemas"]["KindChoice"];
            };
            /** @description Own exhibitions that have not ended, with what differs from the general choices */
            exhibitions: {
                id: number;
                title_rus: string;
                title_eng: string;
                /** @description By kind; a kind without a choice follows the general one, and without that the default */
                choices: {
                    "pass-rejected"?: components["schemas"]["KindChoice"];
                    "pass-status"?: components["schemas"]["KindChoice"];
                    "pass-filled"?: components["schemas"]["KindChoice"];
                    deadline?: components["schemas"]["KindChoice"];
                    extension?: components["schemas"]["KindChoice"];
                    order?: components["schemas"]["KindChoice"];
                    chat?: components["schemas"]["KindChoice"];
                    cart?: components["schemas"]["KindChoice"];
                    document?: components["schemas"]["KindChoice"];
                    catalogue?: components["schemas"]["KindChoice"];
                    "announcement-required"?: components["schemas"]["KindChoice"];
                    "second-factor"?: components["schemas"]["KindChoice"];
                    announcement?: components["schemas"]["KindChoice"];
                    organizer?: components["schemas"]["KindChoice"];
                    publication?: components["schemas"]["KindChoice"];
                };
            }[];
            /** @description What the next daily e-mail will say so far, the newest five */
            waiting: {
                count: number;
                at: string | null;
                items: {
                    id: number;
                    message_rus: string;
                    message_eng: string;
                    exhibition_rus: string | null;
                    exhibition_eng: string | null;
                }[];
            };
        };
        /** @description total counts the list as filtered; the others all items of the caller: unread, put off, not put off (SHELL-088, SHELL-466) */
        NotificationsMeta: {
            current_page: number;
            last_page: number;
            per_page: number;
            total: number;
            unread_count: number;
            snoozed_count: number;
            shown_count: number;
        };
        /** @description Who has placed the order, null once the user is gone (SVC-180) */
        OrderContact: {
            id: number;
            name: string;
            lastname: string;
            middlename: string | null;
            email: string;
            phone: string | null;
            role: ("supervisor" | "admin" | "edit" | "read" | "installer") | null;
        };
        /** @description SVC-100, SVC-183 */
        OrderDocument: {
            id: number;
            original_name: string;
            extension: string;
            /** @description Bytes */
            size: number;
            kind: ("invoice" | "contract" | "act") | null;
        };
        /** @description One entry of the history, newest last (SVC-163) */
        OrderEvent: {
            id: number;
            /** @enum {unknown} */
            kind: "placed" | "status" | "amounts" | "document" | "document_removed";
            /** Format: date-time */
            created_at: string;
            by: {
                is_staff: boolean;
                name: string | null;
            };
            status: ("new" | "processing" | "waiting_confirmation" | "confirmed" | "executed" | "canceled") | null;
            total_with_vat: number | null;
            file: string | null;
        };
        /** @description Whose order it is, as the organiser sees it (SVC-180, CAT-206) */
        OrderExhibitor: {
            /** @description Of the participation */
            id: number;
            /** @enum {unknown} */
            type: "self" | "collective" | "installer" | "sub" | "part-time" | "organizer-and-media" | "special-project";
            /** @description Of the company */
            name_rus: string;
            name_eng: string;
            exhibition_id: number;
            stands: {
                title: string;
                area: number;
            }[];
        };
        /** @description SVC-016, SVC-102 */
        OrderFile: {
            id: number;
            original_name: string;
            extension: string;
            /** @description Bytes */
            size: number;
        };
        /** @description SVC-152 */
        OrderLine: {
            /** @description Of the service */
            id: number;
            /** @description Of the line */
            line_id: number;
            name_rus: string;
            name_eng: string;
            executor: components["schemas"]["ServiceExecutor"];
            unit: components["schemas"]["ServiceUnit"];
            /** @description As entered; for services by stand area the area in square metres */
            quantity: number;
            dates: string[];
            quantity_by_dates: {
                /** Format: date */
                date: string;
                quantity: number;
            }[];
            time_range_by_dates: {
                /** Format: date */
                date: string;
                time_range: number[];
            }[];
            comment: string | null;
            purchase_number: string | null;
            price_with_vat: number | null;
            amount_with_vat: number | null;
        };
        /** @description before null: added; after null: taken out (SVC-163) */
        OrderLineChange: {
            line_id: number;
            name_rus: string;
            name_eng: string;
            unit: components["schemas"]["ServiceUnit"];
            changed: ("quantity" | "dates" | "price" | "amount")[];
            before: components["schemas"]["OrderLineState"] | null;
            after: components["schemas"]["OrderLineState"] | null;
        };
        /** @description What a line counted and cost (SVC-163) */
        OrderLineState: {
            /** @description As entered; for services by stand area the area in square metres */
            quantity: number;
            dates: string[];
            quantity_by_dates: {
                /** Format: date */
                date: string;
                quantity: number;
            }[];
            time_range_by_dates: {
                /** Format: date */
                date: string;
                time_range: number[];
            }[];
            price_with_vat: number | null;
            amount_with_vat: number | null;
        };
        /** @description SVC-016 */
        OrderMessage: {
            id: number;
            /** @enum {unknown} */
            from: "manager" | "user";
            text: string;
            /** Format: date-time */
            created_at: string;
            user: components["schemas"]["OrderMessageUser"] | null;
            manager: components["schemas"]["OrderMessageManager"] | null;
            files: components["schemas"]["OrderFile"][];
        };
        OrderMessageManager: {
            name_rus: string;
            name_eng: string;
            lastname_rus: string;
            lastname_eng: string;
            middlename_rus: string | null;
            middlename_eng: string | null;
            image: {
                thumbnail_path: string;
            } | null;
        };
        OrderMessageUser: {
            id: number;
            name: string;
            lastname: string;
            middlename: string | null;
        };
        OrderMessagesMeta: {
            /** @description There are messages before the first one: ask with before={its id} */
            has_earlier: boolean;
            /** @description The last message that somebody of the organiser has read; 0 without one (SVC-166) */
            read_by_organizer_id: number;
        };
        OrderPayer: {
            id: number;
            name_rus: string;
            name_eng: string;
        };
        /** @description Paging facts, and how many of the searched orders each tab holds (SVC-189) */
        OrdersMeta: {
            current_page: number;
            last_page: number;
            per_page: number;
            total: number;
            counts: {
                all: number;
                answer: number;
                active: number;
                completed: number;
                canceled: number;
            };
        };
        /** @description An announcement as its author sees it (ACC-225) */
        OrganizerAnnouncement: {
            id: number;
            title_rus: string;
            title_eng: string;
            /** Format: date-time */
            published_at: string;
            /** @description Types of participations; installer stands for the installers of exhibitors too */
            audience: ("self" | "collective" | "installer" | "sub" | "part-time" | "organizer-and-media" | "special-project")[];
            /** @description It must be read, and is a step of the preparation (ACC-222) */
            is_compulsory: boolean;
            read_until: string | null;
            file: components["schemas"]["AnnouncementFile"] | null;
            /** @description Paragraphs end with an empty line, lines that begin with "- " are a list */
            body_rus: string;
            body_eng: string;
            /** @description Participations of the addressed types, and those that have read it */
            counts: {
                participations: number;
                read: number;
            };
        };
        /** @description A catalogue order in the list of the organiser */
        OrganizerCatalogOrder: {
            id: number;
            /** @enum {unknown} */
            status: "draft" | "sent" | "moderation" | "confirmed";
            version: number;
            exhibitor: components["schemas"]["OrderExhibitor"];
            totals: components["schemas"]["CatalogTotals"] | null;
            submitted_at: string | null;
            editable_until: string | null;
            /** Format: date-time */
            updated_at: string;
            /** @description To which it can be moved now (CAT-205) */
            moves: ("draft" | "sent" | "moderation" | "confirmed")[];
        };
        /** @description A catalogue order as the organiser reads it */
        OrganizerCatalogOrderDetail: {
            id: number;
            /** @enum {unknown} */
            status: "draft" | "sent" | "moderation" | "confirmed";
            version: number;
            exhibitor: components["schemas"]["OrderExhibitor"];
            totals: components["schemas"]["CatalogTotals"] | null;
            submitted_at: string | null;
            editable_until: string | null;
            /** Format: date-time */
            updated_at: string;
            /** @description To which it can be moved now (CAT-205) */
            moves: ("draft" | "sent" | "moderation" | "confirmed")[];
            order: components["schemas"]["CatalogOrder"];
            agreement: components["schemas"]["CatalogAgreement"] | null;
            /** @description Of returns before the last one */
            earlier_comments: components["schemas"]["CatalogComment"][];
        };
        /** @description A request to delete an account (SHELL-485) */
        OrganizerDeletion: {
            id: number;
            /** @enum {unknown} */
            status: "waiting" | "withdrawn" | "refused" | "done";
            reason: string | null;
            comment: string | null;
            /** Format: date-time */
            created_at: string;
            decided_at: string | null;
            user: {
                id: number;
                email: string;
                lastname: string;
                name: string;
            };
            blockers: {
                participation_id: number;
                exhibition_rus: string;
                exhibition_eng: string;
                company_rus: string;
                company_eng: string;
            }[];
        };
        /** @description An exhibition with what only the organiser sets */
        OrganizerExhibition: {
            id: number;
            title_rus: string;
            title_eng: string;
            subtitle_rus: string | null;
            subtitle_eng: string | null;
            venue_rus: string | null;
            venue_eng: string | null;
            /** @description IANA name; all dates without time are days of this zone (PASS-033) */
            timezone: string;
            website: string | null;
            /** @description Percent */
            vat_rate: number;
            /** Format: date */
            started_at: string;
            /** Format: date */
            ended_at: string;
            /** Format: date */
            installation_started_at: string;
            /** Format: date */
            installation_ended_at: string;
            /** Format: date */
            dismantling_started_at: string;
            /** Format: date */
            dismantling_ended_at: string;
            personal_pass_started_at: string | null;
            personal_pass_ended_at: string | null;
            print_personal_pass_started_at: string | null;
            print_personal_pass_ended_at: string | null;
            installer_pass_ended_at: string | null;
            print_installer_pass_started_at: string | null;
            print_installer_pass_ended_at: string | null;
            car_pass_ended_at: string | null;
            visa_simple_deadline: string | null;
            visa_difficult_deadline: string | null;
            catalog_order_deadline: string | null;
            create_personal_pass_disabled: boolean;
            create_install_pass_disabled: boolean;
            create_car_pass_disabled: boolean;
            is_show_order_additional_services: boolean;
            second_factor_from: string | null;
        };
        /** @description A request with its company (ACC-212) */
        OrganizerExtensionRequest: {
            id: number;
            /** @enum {unknown} */
            kind: "visa-simple" | "visa-difficult" | "participant-passes" | "installation-passes" | "car-passes" | "catalogue-order";
            /** @enum {unknown} */
            status: "pending" | "granted" | "refused" | "withdrawn";
            /**
             * Format: date-time
             * @description The deadline when it was asked for
             */
            former_at: string;
            /** Format: date */
            asked_until: string;
            granted_until: string | null;
            reason: string;
            comment: string | null;
            /** Format: date-time */
            created_at: string;
            decided_at: string | null;
            decided_by: {
                name: string;
                lastname: string;
            } | null;
            file: components["schemas"]["ExtensionFile"] | null;
            exhibitor: components["schemas"]["OrderExhibitor"];
        };
        /** @description An order in the list of the organiser; unread are the messages that nobody of the staff has read (SVC-180) */
        OrganizerOrder: {
            id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @enum {unknown} */
            status: "new" | "processing" | "waiting_confirmation" | "confirmed" | "executed" | "canceled";
            currency: string;
            comment: string | null;
            purchase_number: string | null;
            payer: components["schemas"]["OrderPayer"];
            attachment: components["schemas"]["OrderFile"] | null;
            services: components["schemas"]["OrderLine"][];
            total_with_vat: number | null;
            vat: number | null;
            unread_messages_count: number;
            has_documents: boolean;
            exhibitor: components["schemas"]["OrderExhibitor"];
            /** @description Only the exhibitor can confirm it (SVC-095, SVC-181) */
            is_accept_needed: boolean;
            /** @description To which it can be moved now (SVC-095) */
            moves: ("new" | "processing" | "waiting_confirmation" | "confirmed" | "executed" | "canceled")[];
            /** @description Lines and amounts can be changed now (SVC-154) */
            can_set_amounts: boolean;
        };
        /** @description An order with its exhibitor, difference, history, documents and chat */
        OrganizerOrderDetail: {
            id: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @enum {unknown} */
            status: "new" | "processing" | "waiting_confirmation" | "confirmed" | "executed" | "canceled";
            currency: string;
            comment: string | null;
            purchase_number: string | null;
            payer: components["schemas"]["OrderPayer"];
            attachment: components["schemas"]["OrderFile"] | null;
            services: components["schemas"]["OrderLine"][];
            total_with_vat: number | null;
            vat: number | null;
            unread_messages_count: number;
            has_documents: boolean;
            exhibitor: components["schemas"]["OrderExhibitor"];
            /** @description Only the exhibitor can confirm it (SVC-095, SVC-181) */
            is_accept_needed: boolean;
            /** @description To which it can be moved now (SVC-095) */
            moves: ("new" | "processing" | "waiting_confirmation" | "confirmed" | "executed" | "canceled")[];
            /** @description Lines and amounts can be changed now (SVC-154) */
            can_set_amounts: boolean;
            placed_by: components["schemas"]["OrderContact"] | null;
            removed: components["schemas"]["RemovedOrderLine"][];
            placed_total_with_vat: number | null;
            delta_with_vat: number | null;
            changes: components["schemas"]["OrderLineChange"][];
            history: components["schemas"]["OrderEvent"][];
            documents: components["schemas"]["OrderDocument"][];
            /** @description The newest ones, oldest first */
            messages: components["schemas"]["OrderMessage"][];
            has_earlier_messages: boolean;
        };
        /** @description A participation as the organiser sees it (SHELL-273) */
        OrganizerParticipation: {
            id: number;
            exhibition_id: number;
            parent_id: number | null;
            /** @enum {unknown} */
            type: "self" | "collective" | "installer" | "sub" | "part-time" | "organizer-and-media" | "special-project";
            /** @description Of the company */
            name_rus: string;
            name_eng: string;
            user_count: number;
            deleted_at: string | null;
            /** @description False: own users of a sub-exhibitor only read (SHELL-149) */
            is_edit: boolean;
            is_not_resident: boolean;
            is_edo_rent_available: boolean;
            is_edo_services_available: boolean;
            quota_certificate: number | null;
            quota_installation: number | null;
            quota_car: number | null;
        };
        /** @description A request with its company and exhibition (ACC-170) */
        OrganizerPublicationRequest: {
            id: number;
            /** @enum {unknown} */
            type: "product" | "news";
            title: string;
            text: string;
            /** @enum {unknown} */
            status: "new" | "in_work" | "rejected" | "posted";
            comment: string | null;
            /** Format: date-time */
            created_at: string;
            file: components["schemas"]["PublicationFile"] | null;
            exhibitor: components["schemas"]["OrderExhibitor"];
            exhibition: {
                id: number;
                title_rus: string;
                title_eng: string;
            };
        };
        OrganizerPublicationsMeta: {
            current_page: number;
            last_page: number;
            per_page: number;
            total: number;
            counts: components["schemas"]["PublicationCounts"];
        };
        /** @description Who was notified again (ACC-225) */
        OrganizerReminder: {
            participations: number;
            recipients: number;
        };
        /** @description A service with what one exhibition changes of it (SVC-184) */
        OrganizerService: {
            id: number;
            category_id: number;
            name_rus: string;
            name_eng: string;
            /** @description Listed among the popular ones (SVC-028) */
            is_popular: boolean;
            /** @description Further words under which the search finds it */
            synonyms: string[];
            is_required_contract: boolean;
            is_required_stand_area: boolean;
            is_required_quantity_by_date: boolean;
            is_required_time_range_by_date: boolean;
            is_required_date_install: boolean;
            is_required_date_exhibition: boolean;
            is_required_date_dismantling: boolean;
            offer: {
                exhibition_id: number;
                /** @description Not offered at this exhibition (SVC-047) */
                is_hidden: boolean;
                event_types: ("self" | "collective" | "installer" | "sub" | "part-time" | "organizer-and-media" | "special-project")[] | null;
                order_until: string | null;
                price_steps: {
                    /** Format: date */
                    from: string;
                    /** @description Of the base price: -10 is an early price, 50 a late one */
                    percent: number;
                }[];
            };
        };
        /** @description A service as it is at all exhibitions (SVC-184) */
        OrganizerServiceFacts: {
            id: number;
            category_id: number;
            name_rus: string;
            name_eng: string;
            /** @description Listed among the popular ones (SVC-028) */
            is_popular: boolean;
            /** @description Further words under which the search finds it */
            synonyms: string[];
            is_required_contract: boolean;
            is_required_stand_area: boolean;
            is_required_quantity_by_date: boolean;
            is_required_time_range_by_date: boolean;
            is_required_date_install: boolean;
            is_required_date_exhibition: boolean;
            is_required_date_dismantling: boolean;
        };
        /** @description The newest request of the caller, and the participations that need another supervisor before (SHELL-484) */
        OwnDeletion: {
            request: components["schemas"]["DeletionRequest"] | null;
            blockers: {
                participation_id: number;
                exhibition_rus: string;
                exhibition_eng: string;
                company_rus: string;
                company_eng: string;
            }[];
        };
        /** @description An invitation of the caller that waits for an answer (ACC-200) */
        OwnInvitation: {
            id: number;
            /** @enum {unknown} */
            role: "supervisor" | "admin" | "edit" | "read" | "installer";
            /** Format: date-time */
            expires_at: string;
            company: {
                name_rus: string;
                name_eng: string;
            };
            exhibition: {
                title_rus: string;
                title_eng: string;
            };
        };
        /** @description A device on which the user is signed in (SHELL-440) */
        OwnSession: {
            id: number;
            /** @description That of this call */
            is_current: boolean;
            /** @enum {unknown} */
            kind: "computer" | "phone" | "tablet" | "program";
            browser: string | null;
            system: string | null;
            network: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description To about ten minutes
             */
            last_used_at: string;
        };
        /** @description What a package file holds and what is wrong in it (PASS-278) */
        PackageCheck: {
            rows: {
                /** @description As the office program counts; the first data row is 2 */
                row: number;
                company_name: string;
                lastname: string;
                name: string;
                middlename: string;
            }[];
            valid: number;
            errors: {
                [key: string]: string[];
            };
            duplicates: {
                row: number;
                of: number | null;
                since: string | null;
            }[];
            quota: components["schemas"]["PassQuota"];
            /** @description Columns of the fields, from 0; a field without one is missing */
            columns: {
                /** @description From 0 */
                company_name?: number;
                /** @description From 0 */
                lastname?: number;
                /** @description From 0 */
                name?: number;
                /** @description From 0 */
                middlename?: number;
            };
            facts: components["schemas"]["PackageFacts"];
        };
        /** @description How a package file was read, and what a person sees in it besides its values */
        PackageFacts: {
            encoding: ("utf-8" | "utf-16le" | "utf-16be" | "windows-1251" | "windows-1252" | "windows-1250") | null;
            delimiter: (";" | "," | "\t" | "|") | null;
            /** @description Filled rows that are hidden or filtered out */
            hidden_rows: number[];
            /** @description Hidden columns */
            hidden_columns: number[];
            /** @description Formulas without a stored value, or whose value is an error */
            formulas: {
                /** @description As the office program counts */
                row: number;
                /** @description From 0 */
                column: number;
            }[];
            /** @description Rows with a quotation mark that has no pair */
            stray_quotes: number[];
        };
        /** @description The first lines of a package file as they were read (PASS-326) */
        PackagePreview: {
            lines: {
                row: number;
                cells: string[];
            }[];
            rows: number;
            /** @description The sheet of the lines, from 0 */
            sheet: number;
            /** @description The sheets of a workbook that are not hidden; none for a text table (PASS-332) */
            sheets: {
                index: number;
                name: string;
            }[];
            facts: components["schemas"]["PackageFacts"];
        };
        /** @description Paging facts of a list */
        PageMeta: {
            current_page: number;
            last_page: number;
            per_page: number;
            total: number;
        };
        /** @description The collective organiser of a sub-exhibitor: only ids and roles of its users (SHELL-218) */
        ParentParticipation: {
            id: number;
            /** @enum {unknown} */
            type: "self" | "collective" | "installer" | "sub" | "part-time" | "organizer-and-media" | "special-project";
            company: components["schemas"]["CompanyName"];
            /** @description Its company pays orders of this sub-exhibitor on demand (SVC-164) */
            pays_for_subs: boolean;
            users: {
                id: number;
                /** @enum {unknown} */
                role: "supervisor" | "admin" | "edit" | "read" | "installer";
            }[];
        };
        /** @description One participation of one company in one exhibition: the event of the specification (SHELL-139) */
        Participation: {
            id: number;
            /** @enum {unknown} */
            type: "self" | "collective" | "installer" | "sub" | "part-time" | "organizer-and-media" | "special-project";
            /** @description False only for a sub-exhibitor that its collective organiser manages (SHELL-149) */
            is_edit: boolean;
            is_not_resident: boolean;
            /** @description The one the caller chose for this exhibition (ACC-073) */
            is_primary: boolean;
            is_edo_rent_available: boolean;
            is_edo_services_available: boolean;
            /** @description A collective organiser that pays orders of its sub-exhibitors (SVC-164) */
            pays_for_subs: boolean;
            application: {
                number: string;
            } | null;
            catalog_order_id: number | null;
            catalog_order_status: ("draft" | "sent" | "moderation" | "confirmed") | null;
            catalog_template_id: number | null;
            currencies: {
                code: string;
                symbol: string;
            }[];
            /** @description The current one (SVC-130, SVC-133) */
            currency: {
                code: string;
                symbol: string;
            };
            quota: components["schemas"]["Quota"];
            pavilion_xml_id: string | null;
            hall_rus: string | null;
            hall_eng: string | null;
            pavilions: {
                pavilion_link: string | null;
                hall_rus: string | null;
                hall_eng: string | null;
            }[];
            stands: components["schemas"]["Stand"][];
            company: components["schemas"]["Company"];
            exhibition: components["schemas"]["Exhibition"];
            users: components["schemas"]["ParticipationUser"][];
            second_factor_from: string | null;
            parent: components["schemas"]["ParentParticipation"] | null;
        };
        /** @description One row of the list of participations (SHELL-221) */
        ParticipationListItem: {
            id: number;
            /** @enum {unknown} */
            type: "self" | "collective" | "installer" | "sub" | "part-time" | "organizer-and-media" | "special-project";
            company: components["schemas"]["CompanyName"];
            exhibition: components["schemas"]["ExhibitionSummary"];
            stands: components["schemas"]["Stand"][];
            catalog_order_status: ("draft" | "sent" | "moderation" | "confirmed") | null;
            quota: components["schemas"]["Quota"];
            car_passes_count: number;
            is_primary: boolean;
            role: ("supervisor" | "admin" | "edit" | "read" | "installer") | null;
        };
        /** @description A user of a participation (SHELL-219) */
        ParticipationUser: {
            id: number;
            name: string;
            lastname: string;
            middlename: string | null;
            email: string;
            /** @enum {unknown} */
            role: "supervisor" | "admin" | "edit" | "read" | "installer";
            /** @enum {unknown} */
            invite: "pending" | "activated";
            resend_from: string | null;
        };
        /** @description A pass of an earlier exhibition, judged for this one (PASS-304, PASS-305) */
        PassCandidate: {
            id: number;
            /** @description Full name, or the vehicle number */
            title: string;
            /** @description Company, or the driver */
            detail: string;
            type: ("certificate" | "visa" | "installation") | null;
            /** @enum {unknown} */
            was: "consideration" | "accepted" | "rejected";
            /** @enum {unknown} */
            state: "ready" | "present" | "refused";
            note: string | null;
        };
        /** @description Who did what with a pass and when, oldest first (PASS-281) */
        PassHistoryEntry: {
            id: number;
            /** Format: date-time */
            at: string;
            /** @enum {unknown} */
            action: "created" | "reissued" | "filled-by-link" | "taken-over" | "imported" | "status-changed" | "barcode-changed" | "deleted" | "restored";
            by: {
                name: string | null;
                is_organizer: boolean;
                /** @description Of the collective organiser, whose people are not named (SHELL-218) */
                is_stand_organizer: boolean;
            } | null;
            status: ("consideration" | "accepted" | "rejected") | null;
            comment: string | null;
        };
        /** @description A link by which a person fills in his own pass (PASS-290) */
        PassLink: {
            id: number;
            /** @enum {unknown} */
            state: "waiting" | "opened" | "filled" | "revoked" | "expired";
            email: string | null;
            name: string | null;
            asks_visa: boolean;
            /** Format: date-time */
            expires_at: string;
            /** Format: date-time */
            created_at: string;
            opened_at: string | null;
            filled_at: string | null;
            pass_id: number | null;
            revoked_at: string | null;
            revoked_by: string | null;
            remind_from: string | null;
        };
        /** @description What a person sees who opens his link (PASS-296) */
        PassLinkPage: {
            id: number;
            name: string | null;
            company_name: string;
            sender: {
                name: string;
                email: string;
            } | null;
            /** Format: date-time */
            expires_at: string;
            /** @enum {unknown} */
            type: "self" | "collective" | "installer" | "sub" | "part-time" | "organizer-and-media" | "special-project";
            stands: {
                title: string;
                pavilion: components["schemas"]["Pavilion"] | null;
            }[];
            exhibition: components["schemas"]["ExhibitionSummary"];
            countries: {
                id: number;
                name_rus: string;
                name_eng: string;
                /** @description Electronic visa: 5 days instead of 50 (PASS-096, PASS-097) */
                is_simple_visa: boolean;
            }[] | null;
        };
        /** @description What a person is told who has sent his data (PASS-297) */
        PassLinkReceipt: {
            /** Format: date-time */
            filled_at: string;
            is_visa: boolean;
            /**
             * Format: date-time
             * @description From when the pass can be printed
             */
            print_from: string;
        };
        /** @description Paging of the links and the quota that they take part in (PASS-292) */
        PassLinksMeta: {
            current_page: number;
            last_page: number;
            per_page: number;
            total: number;
            quota: components["schemas"]["PassQuota"];
        };
        /** @description Passes issued and their number allowed; total null: no quota (PASS-059, PASS-060, PASS-063) */
        PassQuota: {
            count: number;
            /** @description Places that open links hold; participant passes only (PASS-292) */
            held?: number;
            total: number | null;
        };
        /** @description An earlier participation of the company whose passes can be taken over (PASS-304) */
        PassSource: {
            id: number;
            title_rus: string;
            title_eng: string;
            /** Format: date */
            started_at: string;
            stands: string[];
        };
        /** @description A pass in the list of the organiser */
        PassToDecide: {
            /** @enum {unknown} */
            kind: "personal" | "car";
            id: number;
            type: ("certificate" | "visa" | "installation") | null;
            /** @enum {unknown} */
            status: "consideration" | "accepted" | "rejected";
            participant_id: number;
            company_name: string;
            /** @description Surname and name, or the vehicle number */
            title: string;
            /** Format: date-time */
            created_at: string;
        };
        /** @description A passkey of the user (SHELL-454) */
        Passkey: {
            id: number;
            name: string;
            /** Format: date-time */
            added_at: string;
            last_used_at: string | null;
        };
        /** @description For navigator.credentials.create, bytes in base64url (SHELL-454) */
        PasskeyCreation: {
            rp: {
                id: string;
                name: string;
            };
            user: {
                id: string;
                name: string;
                displayName: string;
            };
            challenge: string;
            pubKeyCredParams: {
                alg: number;
                /** @enum {string} */
                type: "public-key";
            }[];
            timeout: number;
            excludeCredentials: {
                id: string;
                /** @enum {string} */
                type: "public-key";
                transports?: string[];
            }[];
            authenticatorSelection: {
                /** @enum {unknown} */
                residentKey: "required" | "preferred" | "discouraged";
                /** @enum {unknown} */
                userVerification: "required" | "preferred" | "discouraged";
            };
            /** @enum {string} */
            attestation: "none";
        };
        /** @description For navigator.credentials.get, bytes in base64url (SHELL-456) */
        PasskeyRequest: {
            rpId: string;
            challenge: string;
            timeout: number;
            allowCredentials: {
                id: string;
                /** @enum {string} */
                type: "public-key";
                transports?: string[];
            }[];
            /** @enum {unknown} */
            userVerification: "required" | "preferred" | "discouraged";
        };
        /** @description A pavilion, or a hall with its pavilion as parent */
        Pavilion: {
            id: number;
            title_rus: string;
            title_eng: string;
            parent: {
                id: number;
                title_rus: string;
                title_eng: string;
            } | null;
        };
        /** @description Whether a collective organiser pays orders of its sub-exhibitors (SVC-164) */
        PayerSettings: {
            pays_for_subs: boolean;
        };
        /** @description A pass of a person (PASS-209, PASS-210) */
        PersonalPass: {
            id: number;
            /** @enum {unknown} */
            type: "certificate" | "visa" | "installation";
            /** @enum {unknown} */
            status: "consideration" | "accepted" | "rejected";
            comment: string | null;
            company_name: string;
            lastname: string;
            name: string;
            middlename: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Of the last change of status; older live events are ignored (SVC-142)
             */
            updated_at: string;
            country: {
                id: number;
                name_rus: string;
                name_eng: string;
                /** @description Electronic visa: 5 days instead of 50 (PASS-096, PASS-097) */
                is_simple_visa: boolean;
            } | null;
            birthday: string | null;
            birthday_place: string | null;
        };
        /** @description Paging, quota and counts of a list of passes of people (PASS-218) */
        PersonalPassesMeta: {
            current_page: number;
            last_page: number;
            per_page: number;
            total: number;
            quota: components["schemas"]["PassQuota"];
            /** @description Accepted passes that are no visas, all pages (PASS-075) */
            accepted_count: number;
            /** @description Visas of any status, all pages (PASS-075) */
            visa_count: number;
            /** @description Visas that a deletion of all passes leaves, since they are not rejected (PASS-078) */
            kept_count: number;
            status_counts: {
                consideration: number;
                accepted: number;
                rejected: number;
            };
            rejected_id: number | null;
        };
        /** @description Done steps of all steps of a participation, and its dates (SHELL-281) */
        Preparation: {
            participation_id: number;
            done: number;
            total: number;
            /** @description As GET participants/{id}/deadlines (SHELL-550) */
            deadlines: components["schemas"]["Deadline"][];
        };
        /** @description Requests of all companies by status, whatever the list is narrowed to */
        PublicationCounts: {
            new: number;
            in_work: number;
            rejected: number;
            posted: number;
        };
        /** @description It downloads by the address of its request followed by /file */
        PublicationFile: {
            original_name: string;
            extension: string;
            size: number;
        };
        /** @description A request to publish news or a product of a company (ACC-166) */
        PublicationRequest: {
            id: number;
            /** @enum {unknown} */
            type: "product" | "news";
            title: string;
            text: string;
            /** @enum {unknown} */
            status: "new" | "in_work" | "rejected" | "posted";
            comment: string | null;
            /** Format: date-time */
            created_at: string;
            file: components["schemas"]["PublicationFile"] | null;
        };
        /** @description Numbers of passes, null without a quota (SHELL-220). certificate: set by the organiser or by the area rule (PASS-056); certificate_count: passes issued against it (ACC-081) */
        Quota: {
            certificate: number | null;
            certificate_count: number | null;
            installation: number | null;
            car: number | null;
        };
        /** @description The answer to one of several reads (SHELL-410) */
        Read: {
            /** @description As it was asked for */
            of: string;
            /** @description What a GET of this address answers */
            answer: unknown;
        };
        /** @description When and how the caller is reminded of deadlines (SHELL-254) */
        ReminderSettings: {
            /** @description Days before a deadline; none switches the reminders off */
            days: (14 | 7 | 3 | 1)[];
            /** @description Whether notifications come by mail, too; the setting of the profile (ACC-012) */
            mail: boolean;
        };
        /** @description Taken out by the organiser; it can be put back */
        RemovedOrderLine: {
            line_id: number;
            name_rus: string;
            name_eng: string;
            unit: components["schemas"]["ServiceUnit"];
        };
        /** @description How the user confirms a sign-in (SHELL-444) */
        SecondFactor: {
            since: string | null;
            /** @description Whether it may be changed without password or code now (SHELL-444) */
            is_proved: boolean;
            app: {
                /** Format: date-time */
                confirmed_at: string;
            } | null;
            passkeys: components["schemas"]["Passkey"][];
            recovery_codes: {
                left: number;
                total: number;
            };
            /** @description Exhibitions that demand one of the user, an administrator there, the earliest first (SHELL-499) */
            demands: {
                exhibition_id: number;
                title_rus: string;
                title_eng: string;
                timezone: string;
                /** Format: date */
                second_factor_from: string;
                /** @description What it closes to the user */
                participations: number[];
            }[];
        };
        /** @description The password was right, the sign-in waits for the second factor (SHELL-447) */
        SecondStep: {
            ticket: string;
            has_app: boolean;
            has_passkeys: boolean;
            has_recovery_codes: boolean;
        };
        /** @description SVC-010, SVC-019 */
        ServiceCategory: {
            id: number;
            /** @description Name in the icon set of the kit */
            icon: string;
            name_rus: string;
            name_eng: string;
            /** @description Services in the category itself, not below it */
            services_count: number;
            children: components["schemas"]["ServiceSubcategory"][];
        };
        /** @description SVC-005, SVC-006 */
        ServiceExecutor: {
            id: number;
            name_rus: string;
            name_eng: string;
            is_organizer: boolean;
        };
        ServiceImage: {
            /** @description Below the storage base (SVC-037) */
            original_path: string;
            thumbnail_path: string;
        };
        /** @description SVC-008, SVC-150 */
        ServicePrice: {
            currency: string;
            /** @description Of today, in units of the currency, two decimals */
            price_with_vat: number;
            price_without_vat: number;
            unit: components["schemas"]["ServiceUnit"];
            next: {
                /** Format: date */
                from: string;
                price_with_vat: number;
            } | null;
        };
        /** @description SVC-165 */
        ServiceSearch: {
            corrected: string | null;
            /** @description How many services were found in which category, whichever is asked for */
            categories: {
                id: number;
                count: number;
            }[];
        };
        ServiceSubcategory: {
            id: number;
            /** @description Name in the icon set of the kit */
            icon: string;
            name_rus: string;
            name_eng: string;
            /** @description Services in the category itself, not below it */
            services_count: number;
        };
        ServiceUnit: {
            id: number;
            name_rus: string;
            name_eng: string;
        };
        /** @description A link with a one-time code (SHELL-328) */
        SignInLink: {
            /** @description A secret: who opens it first is signed in */
            url: string;
            /** Format: date-time */
            expires_at: string;
        };
        /** @description Stands in for a missing one: the likest name of its category */
        SimilarService: {
            id: number;
            name_rus: string;
            name_eng: string;
            price: number | null;
        };
        /** @description CAT-085 */
        SpellCheckResponse: {
            data: components["schemas"]["SpellingError"][];
            meta: {
                /** @description False: nobody has looked at the text, the list says nothing about it */
                checked: boolean;
            };
        };
        /** @description CAT-082 */
        SpellingError: {
            /** @description Of its first character, in code points of the text */
            position: number;
            /** @description In code points */
            length: number;
            /** @description The best one first */
            suggestions: string[];
        };
        /** @description A stand of a participation (SHELL-139) */
        Stand: {
            id: number;
            title: string;
            /** @description Square metres */
            area: number;
            pavilion: components["schemas"]["Pavilion"] | null;
        };
        /** @description An e-mail of the organiser of a stand to its sub-exhibitors (ACC-272) */
        SubEmail: {
            id: number;
            subject: string;
            /** @description As it was written, with its marks */
            text: string;
            /** Format: date-time */
            sent_at: string;
            sender: components["schemas"]["SubEmailSender"] | null;
            recipients: {
                id: number;
                name_rus: string;
                name_eng: string;
                /** @description To so many people; 0: the invitation went out again */
                addresses: number;
            }[];
        };
        /** @description Who is written to (ACC-268, ACC-270) */
        SubEmailResult: {
            letter_id: number;
            /** @description Companies that get the e-mail */
            sent: number;
            /** @description People that get it */
            addresses: number;
            /** @description Companies whose invitation goes out again instead */
            invited: number;
            /** @description Companies that get nothing: written to less than a day ago, or nobody to write to */
            skipped: {
                id: number;
                /** @enum {unknown} */
                reason: "recent" | "nobody";
            }[];
        };
        /** @description A colleague of the own team; null for who has left it */
        SubEmailSender: {
            id: number;
            name: string;
            lastname: string;
        };
        /** @description Certificate quota of the collective organiser: own passes, places of links, given away, left (ACC-080) */
        SubExhibitorsMeta: {
            quota: {
                total: number | null;
                own: number;
                held: number;
                given: number;
                available: number;
            };
        };
        /** @description A sub-exhibitor in the list of its collective organiser (ACC-076) */
        SubParticipation: {
            id: number;
            invite_id: number | null;
            invite: ("pending" | "activated") | null;
            company: components["schemas"]["CompanyName"];
            is_edit: boolean;
            /** @description Company profile complete (ACC-096) */
            is_profile_filled: boolean;
            quota: components["schemas"]["Quota"];
            resend_from: string | null;
            /** @description Certificate and visa passes of every status (ACC-081) */
            pass_personal: number;
            /** @description Places that open links hold (PASS-292) */
            pass_held: number;
            pass_installation: number;
            pass_car: number;
            catalog_order_id: number | null;
            catalog_order_status: ("draft" | "sent" | "moderation" | "confirmed") | null;
        };
        /** @description Passes of a kind by their states; total null without a quota */
        SubPasses: {
            count: number;
            total: number | null;
            accepted: number;
            waiting: number;
            rejected: number;
        };
        /** @description How far a sub-exhibitor is (ACC-260); nobody of its people is named */
        SubProgress: {
            id: number;
            company: {
                id: number;
                name_rus: string;
                name_eng: string;
            };
            stands: string[];
            /** @description The sub-exhibitor prepares itself, otherwise its organiser does (ACC-099) */
            is_edit: boolean;
            /** @description As GET preparations (SHELL-281) */
            steps: {
                done: number;
                total: number;
            };
            /** @description Areas with an open step */
            open: ("participants" | "installation" | "cars" | "catalogue" | "services" | "announcements" | "company" | "team")[];
            participants: components["schemas"]["SubPasses"];
            installation: components["schemas"]["SubPasses"];
            /**
             * @description State of the order; none: not begun, off: nothing is offered
             * @enum {unknown}
             */
            catalogue: "off" | "none" | "draft" | "sent" | "moderation" | "confirmed";
            documents: {
                /** @enum {unknown} */
                state: "none" | "unpaid" | "paid";
                unpaid: number;
            };
            services: {
                orders: number;
                /** @description Orders that wait for the answer of the participant */
                waiting: number;
            };
            deadline: {
                /** @enum {unknown} */
                kind: "visa-simple" | "visa-difficult" | "participant-passes" | "installation-passes" | "car-passes" | "participant-print" | "participant-print-end" | "installation-print" | "installation-print-end" | "catalogue-order" | "services" | "services-price" | "services-end";
                /** Format: date-time */
                at: string;
            } | null;
            /** @description People who prepare it and have come: so many get an e-mail */
            addresses: number;
            resend_from: string | null;
            letter_at: string | null;
        };
        /** @description A question with its answer (ACC-148) */
        SupportQuestion: {
            id: number;
            question_rus: string;
            question_eng: string;
            answer_rus: string;
            answer_eng: string;
            order: number;
        };
        /** @description Who can get in, since when and by whom, and who was removed (ACC-230) */
        TeamAccess: {
            members: {
                /** @description That of event.users */
                id: number;
                last_seen_at: string | null;
                invited_at: string | null;
                invited_by: components["schemas"]["AccessActor"] | null;
                invited_until: string | null;
            }[];
            /** @description The newest first */
            removed: {
                /** @description Of the removal */
                id: number;
                name: string;
                lastname: string;
                middlename: string | null;
                email: string;
                user_id: number;
                /** @enum {unknown} */
                role: "supervisor" | "admin" | "edit" | "read" | "installer";
                /** Format: date-time */
                removed_at: string;
                removed_by: components["schemas"]["AccessActor"];
                /** Format: date-time */
                restore_until: string;
                issue: ("invited_again" | "removed_by_organizer") | null;
            }[];
        };
        /** @description How many members were notified (ACC-226) */
        TeamReminder: {
            recipients: number;
            remind_from: string | null;
        };
        /** @description From, up to */
        TextRange: {
            from: number;
            to: number;
        };
        /** @description The signed-in user (SHELL-137); role, currency, is_edit and quota mirror the participation last made primary */
        User: {
            id: number;
            name: string;
            lastname: string;
            middlename: string | null;
            email: string;
            phone: string | null;
            role: ("supervisor" | "admin" | "edit" | "read" | "installer") | null;
            /** @enum {unknown} */
            locale: "ru" | "en";
            /**
             * @description manager: staff of the organiser (SHELL-138)
             * @enum {unknown}
             */
            access: "participant" | "manager";
            currency: string | null;
            is_edit: boolean;
            can_send_notifications: boolean;
            quota: components["schemas"]["Quota"] | null;
            /**
             * @description Only for the token of a foreign page: it opens the catalogue and begins no session (CAT-259)
             * @enum {unknown}
             */
            opens?: "catalogue";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
