import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';

export const Form = styled.form`
  display: grid;
  gap: 20px clamp(20px, 3vw, 40px);
  margin-top: 24px;

  ${media.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Field = styled.div`
  display: grid;
  align-content: start;
  gap: 4px;
  min-width: 0;

  /* Side by side, both begin at one height, however long their hints are. */
  ${media.lg} {
    grid-row: span 3;
    grid-template-rows: subgrid;
  }

  label {
    font-weight: 700;
  }

  textarea {
    width: 100%;
    min-height: 240px;
    padding: 12px;
    border: 1px solid var(--line-strong);
    border-radius: 8px;
    background: var(--surface);
    font-family: ui-monospace, monospace;
    font-size: var(--body);
    line-height: 1.4;
    resize: vertical;
  }

  textarea[aria-invalid='true'] {
    border-color: var(--danger-text);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;

  ${media.lg} {
    grid-column: 1 / -1;
  }
`;

export const Hint = styled.p`
  margin: 0;
  color: var(--muted);
  font-size: var(--small);
`;

export const Complaint = styled.span`
  display: block;
  color: var(--danger-text);
`;

export const Result = styled.section`
  margin-top: 32px;

  h2 {
    margin: 0 0 8px;
  }
`;

/** Read out when it changes. */
export const Said = styled.output`
  display: block;
`;

export const List = styled.ol`
  display: grid;
  gap: 16px;
  margin: 24px 0 0;
  padding: 0;
  list-style: none;
`;

/** The worse, the heavier its edge; the words say it too. */
export const Card = styled.li<{ $severity: 'prevents' | 'harms' | 'note' }>`
  display: grid;
  gap: 8px;
  min-width: 0;
  padding: 16px 20px;
  border: 1px solid ${({ $severity }) => ($severity === 'prevents' ? 'var(--danger-line)' : 'var(--line)')};
  border-inline-start-width: ${({ $severity }) => ($severity === 'note' ? '4px' : '8px')};
  border-radius: 8px;
  background: ${({ $severity }) => ($severity === 'prevents' ? 'var(--danger-ground)' : 'var(--surface)')};

  h3,
  p {
    margin: 0;
  }

  h3 {
    color: ${({ $severity }) => ($severity === 'prevents' ? 'var(--danger-text)' : 'var(--heading)')};
    font-size: var(--body);
  }

  button {
    justify-self: start;
  }
`;

export const Code = styled.pre`
  margin: 0;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--tint);
  color: var(--text);
  font-size: var(--small);
  line-height: 1.4;
  white-space: pre-wrap;
  word-break: break-word;
  overflow-wrap: anywhere;
`;
