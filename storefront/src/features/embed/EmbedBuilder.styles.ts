import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';

/** With its border: from 48em on the Receptionist has the look of a wide screen. */
const previewWidth = 'calc(48em + 2px)';

export const Root = styled.div`
  display: grid;
  gap: 32px clamp(32px, 5vw, 64px);
  margin-block: 24px 48px;

  ${media.xl} {
    grid-template-columns: minmax(0, 1fr) ${previewWidth};
    align-items: start;
  }
`;

export const Fields = styled.form`
  display: grid;
  gap: 16px 20px;

  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.xl} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Field = styled.div`
  label {
    display: block;
    margin-bottom: 4px;
    font-weight: 700;
  }

  input,
  select {
    width: 100%;
    min-height: 48px;
    padding: 8px 12px;
    border: 1px solid var(--line-strong);
    border-radius: 8px;
    background: var(--surface);
  }

  input::placeholder {
    color: var(--muted);
    opacity: 1;
  }

  input[type='color'] {
    padding: 4px;
    cursor: pointer;
  }

  input[aria-invalid='true'] {
    border-color: var(--danger-text);
  }
`;

export const Complaint = styled.p`
  margin: 4px 0 0;
  color: var(--danger-text);
  font-size: var(--small);
`;

export const Result = styled.section`
  display: grid;
  gap: 16px;
  min-width: 0;

  h2 {
    margin: 0;
  }

  form + & {
    margin-top: 32px;
  }

  button {
    justify-self: start;
  }
`;

/** In sight while the fields beside it are filled in, and clear of this page's own launcher. */
export const Preview = styled(Result)`
  ${media.xl} {
    position: sticky;
    top: 24px;
  }
`;

export const Pin = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;

  input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--blue);
  }
`;

export const Tag = styled.pre`
  margin: 0;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--tint);
  font-size: var(--small);
  line-height: 1.4;
  white-space: pre-wrap;
  word-break: break-all;
`;

/*
 * At life size: what a partner's visitors get, and no smaller to read or to hit. Nor is every tool that clicks where
 * something shows aware of frames that are drawn at another size, least of all where a sandboxed one is a process of
 * its own, as in Chrome.
 */
export const PreviewFrame = styled.div`
  height: 560px;
  overflow: hidden;
  border: 1px solid var(--line-strong);
  border-radius: 8px;
  background: #fff;

  iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }
`;

export const Hint = styled.p`
  margin: 0;
  color: var(--muted);
  font-size: var(--small);
`;
