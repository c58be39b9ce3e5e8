import type { Subject } from './subject.types';

const ours: Subject = {
  name: 'The Receptionist',
  embed: '<script async src="/files/receptionist/receptionist.js"></script>',
  launcher: 'receptionist-widget >> button',
  input: 'body > div >> textarea',
  isFramed: true,
  files: [],
};

/** The others, each as its own documentation embeds it. The server answers their calls with the least they take. */
export const peers: readonly Subject[] = [
  {
    name: 'open-chat-studio-widget',
    embed: `<script type="module"
        src="/files/open-chat-studio-widget/dist/open-chat-studio-widget/open-chat-studio-widget.esm.js"></script>
      <open-chat-studio-widget chatbot-id="bench" api-base-url="/api" button-text="Chat"></open-chat-studio-widget>`,
    launcher: 'open-chat-studio-widget >> button',
    input: 'open-chat-studio-widget >> textarea',
    files: ['dist/open-chat-studio-widget'],
  },
  {
    name: 'deep-chat',
    embed: `<script type="module" src="/files/deep-chat/dist/deepChat.bundle.js"></script>
      <deep-chat connect='{"url": "/api/chat"}'></deep-chat>`,
    input: 'deep-chat >> #text-input',
    files: ['dist/deepChat.bundle.js'],
  },
  {
    name: '@typebot.io/js',
    embed: `<script type="module">
        import Typebot from '/files/@typebot.io/js/dist/web.js';
        Typebot.initBubble({ typebot: 'bench', apiHost: location.origin });
      </script>`,
    launcher: 'typebot-bubble >> button',
    input: 'typebot-bubble >> input',
    files: ['dist/web.js'],
  },
  {
    name: 'flowise-embed',
    embed: `<script type="module">
        import Chatbot from '/files/flowise-embed/dist/web.js';
        Chatbot.init({ chatflowid: 'bench', apiHost: location.origin });
      </script>`,
    launcher: 'flowise-chatbot >> button',
    input: 'flowise-chatbot >> textarea',
    files: ['dist/web.js'],
  },
  {
    name: '@n8n/chat',
    embed: `<link href="/files/@n8n/chat/dist/style.css" rel="stylesheet">
      <script type="module">
        import { createChat } from '/files/@n8n/chat/dist/chat.bundle.es.js';
        createChat({ webhookUrl: location.origin + '/api/n8n' });
      </script>`,
    launcher: '.chat-window-toggle',
    input: '.chat-window textarea',
    files: ['dist'],
  },
  {
    name: 'rasa-webchat',
    embed: `<script>
        const tag = document.createElement('script');
        tag.src = '/files/rasa-webchat/lib/index.js';
        tag.async = true;
        tag.onload = () => WebChat.default({ socketUrl: location.origin, initPayload: '/start' }, null);
        document.head.prepend(tag);
      </script>`,
    launcher: '.rw-launcher',
    input: '.rw-new-message',
    files: ['lib/index.js'],
  },
  {
    name: 'botframework-webchat',
    embed: `<div id="webchat" style="height: 400px"></div>
      <script src="/files/botframework-webchat/dist/webchat-minimal.js"></script>
      <script>
        const directLine = WebChat.createDirectLine({
          domain: location.origin + '/api/directline', token: 'bench', webSocket: false
        });
        WebChat.renderWebChat({ directLine }, document.getElementById('webchat'));
      </script>`,
    input: '#webchat input.webchat__send-box-text-box__input',
    files: ['dist/webchat-minimal.js'],
  },
];

export const subjects = [ours, ...peers];
export { ours };
