/** Where the form to revoke the authorization is served. It is in English. */
export const revocationFormHref = '/downloads/hipaa-revocation-form.pdf';
